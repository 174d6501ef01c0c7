import { createContext, type ReactNode, useContext, useId } from "react";
import * as css from "./Table.css.ts";

const StickyContext = createContext(false);
const SelectedContext = createContext(false);

export interface TableProps {
  /** What the table is about. */
  caption: ReactNode;
  /** Keeps the caption for assistive technology only. */
  isCaptionHidden?: boolean;
  /** `TableHead`, `TableBody`, `TableFoot`. */
  children: ReactNode;
  /** The head stays in view: the table scrolls in a box as high as the window, or as `--mall-table-height` says. */
  hasStickyHeader?: boolean;
  /** Height of the rows. Default `regular`. */
  density?: "compact" | "regular";
}

/** A plain, semantic table; memoise rows that change often. */
export function Table(props: TableProps) {
  const { caption, isCaptionHidden, children, hasStickyHeader = false, density = "regular" } = props;
  const name = useId();
  // What scrolls must take the focus, for the arrow keys, and then needs a name.
  const region = hasStickyHeader && ({ "aria-labelledby": name, role: "region", tabIndex: 0 } as const);
  return (
    <StickyContext value={hasStickyHeader}>
      <div className={css.scroller({ sticky: hasStickyHeader })} {...region}>
        <table className={css.table({ density })}>
          <caption className={css.caption({ hidden: isCaptionHidden })} id={name}>
            {caption}
          </caption>
          {children}
        </table>
      </div>
    </StickyContext>
  );
}

/** The rows of column heads. */
export function TableHead({ children }: { children: ReactNode }) {
  return <thead className={css.head({ sticky: useContext(StickyContext) })}>{children}</thead>;
}

/** The rows of content. */
export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>;
}

/** The rows of sums. */
export function TableFoot({ children }: { children: ReactNode }) {
  return <tfoot>{children}</tfoot>;
}

export interface TableRowProps {
  /** `TableHeader` and `TableCell` elements. */
  children: ReactNode;
  /** Whether it is the chosen row; its head (`scope="row"`) is read as the current one. `[data-selected]` */
  isSelected?: boolean;
}

/** One row. */
export function TableRow({ children, isSelected = false }: TableRowProps) {
  return (
    <SelectedContext value={isSelected}>
      <tr className={css.row} data-selected={isSelected || undefined}>
        {children}
      </tr>
    </SelectedContext>
  );
}

export interface TableHeaderProps {
  /** The words; empty only for a column of buttons. */
  children?: ReactNode;
  /** What it heads. Default `col`. */
  scope?: "col" | "row" | "colgroup" | "rowgroup";
  /** Alignment; amounts stand at the end. Default `start`. */
  align?: "start" | "center" | "end";
  /** Width of the column; `min` is as narrow as its content. Default `auto`. */
  width?: "auto" | "min" | "quarter" | "third" | "half";
  /** Direction in which the column is sorted. */
  "aria-sort"?: "ascending" | "descending" | "none";
  /** Columns it spans. */
  colSpan?: number;
}

/** The head of a column or row. */
export function TableHeader(props: TableHeaderProps) {
  const { children, scope = "col", align = "start", width = "auto", ...rest } = props;
  const isCurrent = useContext(SelectedContext) && scope === "row";
  return (
    <th
      aria-current={isCurrent || undefined}
      className={css.cell({ align, width, heading: true })}
      scope={scope}
      {...rest}
    >
      {children}
    </th>
  );
}

export interface TableCellProps {
  /** The content. */
  children?: ReactNode;
  /** Alignment; amounts stand at the end. Default `start`. */
  align?: "start" | "center" | "end";
  /** Digits of equal width that never break. */
  isNumeric?: boolean;
  /** Columns it spans. */
  colSpan?: number;
  /** Rows it spans. */
  rowSpan?: number;
}

/** One cell. */
export function TableCell({ children, align = "start", isNumeric, colSpan, rowSpan }: TableCellProps) {
  return (
    <td className={css.cell({ align, numeric: isNumeric })} colSpan={colSpan} rowSpan={rowSpan}>
      {children}
    </td>
  );
}
