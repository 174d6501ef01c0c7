import type { ReactNode } from "react";

export interface GridColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Its head. */
  head: string;
  /** What the cell of a row shows. */
  cell: (row: Row) => ReactNode;
  /** What rows are sorted by: numbers by size, words as the language orders them. Without it the head sorts nothing. */
  sortBy?: (row: Row) => string | number;
  /** Amounts are at the end. Default `start`. */
  align?: "start" | "end";
  /** Digits of equal width that never break. */
  isNumeric?: boolean;
  /** Width in px, or a share of what is left. Default `1fr`. */
  width?: number | `${number}fr`;
  /** The least width in px; the table scrolls sideways rather than go below. Default 96. */
  minWidth?: number;
  /** Whether its width can be changed, by pointer and by keyboard. */
  isResizable?: boolean;
}

/** Which column the rows are sorted by, and which way. */
export interface GridSort {
  /** Id of the column. */
  column: string;
  /** `ascending`: the least first. */
  direction: "ascending" | "descending";
}

/** The rows in the order of `sort`; equal ones keep their places. */
export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: GridSort | undefined,
  locale: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const words = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    return sign * (typeof a === "number" && typeof b === "number" ? a - b : words.compare(`${a}`, `${b}`));
  });
}
