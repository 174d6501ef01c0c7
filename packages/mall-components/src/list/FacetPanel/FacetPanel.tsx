import { ChevronDownIcon, ChevronUpIcon, Icon } from "@tradehall/ui/Icon";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FacetLine } from "./FacetLine.tsx";
import * as css from "./FacetPanel.css.ts";
import { words } from "./FacetPanel.messages.ts";
import type { FacetPanelProps } from "./facet-panel-props.ts";

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
