/** One filter over the reviews. */
export interface ReviewFilter {
  /** Value, e.g. `all`, `good`, `pictures`. */
  value: string;
  /** Words. */
  label: string;
  /** How many. */
  count?: number;
  /** Address of it. */
  href?: string;
}
export interface ReviewSummaryProps {
  /** Share of good reviews 0 to 100. */
  goodRate?: number;
  /** Number of reviews. */
  totalCount: number;
  /** Filters in order. */
  filters?: readonly ReviewFilter[];
  /** Filter shown. Default the first. */
  current?: string;
  /** Called by a filter; without it filters are links. */
  onFilter?: (value: string) => void;
}

/** ReviewSummary. */
export function ReviewSummary(_props: ReviewSummaryProps) {
  return <div data-part="ReviewSummary" />;
}
