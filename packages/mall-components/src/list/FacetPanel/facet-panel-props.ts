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
  /** Name in the address, e.g. `brand`; rows of attributes share one. */
  name: string;
  /** Where several rows have that name. */
  key?: string;
  /** Words, e.g. 品牌. */
  label: string;
  /** Values, in order. */
  options: readonly FacetOption[];
  /** Address that opens the row's ticks, where several values may be chosen together by 多选. */
  ticksHref?: string;
  /** Whether its ticks are open from the start. */
  isTicking?: boolean;
}

export interface FacetPanelProps {
  /** Rows in order; nothing renders for none. */
  rows: readonly FacetRow[];
  /** Where ticks go by GET, with the fields that they keep. */
  form?: { action: string; hiddenFor: (row: FacetRow) => readonly { name: string; value: string }[] };
  /** Called with the form instead of sending it. */
  onApply?: (form: FormData) => void;
}
