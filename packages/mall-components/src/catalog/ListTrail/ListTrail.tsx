export interface ListTrailProps {
  /** Steps before the last, from the root down; the first is usually 全部商品. */
  steps: readonly { label: string; href: string }[];
  /** What is shown now: a category's name or the keyword. */
  current?: string;
  /** Keyword searched for; shown in quotes with the count. */
  keyword?: string;
  /** Number of results. */
  totalCount?: number;
}

/** ListTrail. */
export function ListTrail(_props: ListTrailProps) {
  return <div data-part="ListTrail" />;
}
