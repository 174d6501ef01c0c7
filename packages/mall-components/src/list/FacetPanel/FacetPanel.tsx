import { ChevronDownIcon, ChevronUpIcon, Icon } from "@tradehall/ui/Icon";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FacetLine } from "./FacetLine.tsx";
import * as css from "./FacetPanel.css.ts";
import { words } from "./FacetPanel.messages.ts";

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

/** Rows before 更多筛选. */
const usualRows = 6;

/**
 * Facets of a list in rows: the first six and those with something chosen, the others behind 更多筛选; a value that would
 * find nothing stays, disabled. On a phone they show in a FilterDrawer alone. Without script all of them stand in the page.
 * `[data-facets]` says whether the others are shown.
 */
export function FacetPanel({ rows, form, onApply }: FacetPanelProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section
      aria-label={intl.formatMessage(words.label)}
      className={css.panel}
      data-facets={isOpen ? "open" : "closed"}
    >
      {rows.map((row) => (
        <FacetLine form={form} key={row.key ?? row.name} onApply={onApply} row={row} />
      ))}
      {rows.length > usualRows && (
        <button aria-expanded={isOpen} className={css.all} onClick={() => setOpen(!isOpen)} type="button">
          {intl.formatMessage(isOpen ? words.fewerRows : words.moreRows)}
          <Icon as={isOpen ? ChevronUpIcon : ChevronDownIcon} size="s" />
        </button>
      )}
    </section>
  );
}
