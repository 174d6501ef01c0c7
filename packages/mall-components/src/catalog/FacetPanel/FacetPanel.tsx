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
}

/**
 * Facets of a list in rows; a value that would find nothing stays, disabled. On a phone only the first row stands until
 * the rest is asked for, so that the goods are on the first screen.
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
        <FacetLine form={form} key={row.name} onApply={onApply} row={row} />
      ))}
      {rows.length > 1 && (
        <button aria-expanded={isOpen} className={css.all} onClick={() => setOpen(!isOpen)} type="button">
          {intl.formatMessage(isOpen ? words.fewerRows : words.moreRows)}
          <Icon as={isOpen ? ChevronUpIcon : ChevronDownIcon} size="s" />
        </button>
      )}
    </section>
  );
}
