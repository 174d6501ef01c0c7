import type { ReactNode } from "react";
import type { GridColumn, GridSort } from "./column.ts";

export interface DataGridProps<Row extends object> {
  /** What the table is about, for assistive technology. */
  caption: string;
  /** The columns in their order; the first one names the row. Stable while nothing changes. */
  columns: readonly GridColumn<Row>[];
  /** The rows; each stays the same object while it does not change. */
  rows: readonly Row[];
  /** Names a row. */
  idOf: (row: Row) => string;
  /** The row's name for assistive technology, and what typed letters look for. */
  nameOf: (row: Row) => string;
  /** How many rows can be chosen; `multiple` has a box in each and one for all. Default `none`. */
  selectionMode?: "none" | "single" | "multiple";
  /** Ids of the chosen rows, when the parent keeps them. */
  value?: readonly string[];
  /** Ids of the rows that are chosen to start with. */
  defaultValue?: readonly string[];
  /** Called with the ids of all chosen rows. */
  onChange?: (ids: string[]) => void;
  /** How the rows are sorted, when the parent keeps it. */
  sort?: GridSort;
  /** How the rows are sorted to start with. */
  defaultSort?: GridSort;
  /** Called with the new order. A parent that keeps `sort` also sorts the rows, such as by asking the server. */
  onSortChange?: (sort: GridSort) => void;
  /** Called with the widths by id of the column after one was changed, so that they can be kept. */
  onResize?: (widths: Record<string, number | string>) => void;
  /** The first column stays in view while the others scroll sideways. */
  hasStickyColumn?: boolean;
  /** Id of the row that other content of the page is about; it is marked, and its name should be read as current. */
  currentId?: string | undefined;
  /** All rows are rendered, however many, for tables that are printed or read without script. Slow beyond a thousand. */
  isPrintable?: boolean;
  /** Height of the rows. Default `regular`. */
  density?: "compact" | "regular";
  /** Rows are on their way: without any a spinner is in their place, else they are dimmed. */
  isLoading?: boolean;
  /** What is in place of rows when there are none, such as an `EmptyState`. */
  emptyContent: ReactNode;
  /** Words: what is waited for. */
  labels: { loading: string };
}

/** What the part that needs React Aria gets. */
export interface DataGridBodyProps<Row extends object>
  extends Pick<
    DataGridProps<Row>,
    | "caption"
    | "columns"
    | "rows"
    | "idOf"
    | "nameOf"
    | "onSortChange"
    | "onResize"
    | "hasStickyColumn"
    | "currentId"
    | "isPrintable"
  > {
  chosen: readonly string[];
  selectionMode: "none" | "single" | "multiple";
  density: "compact" | "regular";
  sort: GridSort | undefined;
  /** What is in place of rows. */
  noRows: ReactNode;
  onChoose: (ids: string[]) => void;
}
