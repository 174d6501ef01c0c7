/** One applied filter. */
export interface ActiveFilter {
  /** Key for the list. */
  id: string;
  /** Facet's words, e.g. 品牌. */
  label: string;
  /** Value's words. */
  value: string;
  /** Address without it. */
  removeHref: string;
}
export interface ActiveFiltersProps {
  /** Applied filters; nothing renders for none. */
  filters: readonly ActiveFilter[];
  /** Address without any. */
  clearHref: string;
}

/** ActiveFilters. */
export function ActiveFilters(_props: ActiveFiltersProps) {
  return <div data-part="ActiveFilters" />;
}
