/** One value of a facet. */
export interface FacetOption {
  /** Value in the address. */
  value: string;
  /** Words. */
  label: string;
  /** Results with it; 0 disables it. */
  count?: number;
  /** Address with this value alone chosen. */
  href: string;
  /** Whether it is chosen. */
  isSelected?: boolean;
}
/** One row of facets. */
export interface FacetRow {
  /** Name in the address, e.g. `brandIds`. */
  name: string;
  /** Words, e.g. 品牌. */
  label: string;
  /** Values, in order. */
  options: readonly FacetOption[];
  /** Whether several may be chosen together by 多选. */
  isMultiple?: boolean;
}
export interface FacetPanelProps {
  /** Rows in order; nothing renders for none. */
  rows: readonly FacetRow[];
  /** Where the multi-select form goes by GET, with the fields that it keeps for a row. */
  form?: { action: string; hiddenFor: (rowName: string) => readonly { name: string; value: string }[] };
  /** Called instead of sending the multi-select form. */
  onApply?: (rowName: string, values: string[]) => void;
  /** Values shown before 更多. Default 10. */
  visibleCount?: number;
}

/** FacetPanel. */
export function FacetPanel(_props: FacetPanelProps) {
  return <div data-part="FacetPanel" />;
}
