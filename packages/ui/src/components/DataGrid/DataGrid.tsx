import { type ReactNode, useMemo, useState } from "react";
import { lazyPart } from "../../lazy-part/index.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { inOrder } from "./column.ts";
import * as css from "./DataGrid.css.ts";
import type { DataGridBodyProps, DataGridProps } from "./grid-props.ts";
import { WaitingGrid } from "./WaitingGrid.tsx";

export type { DataGridProps } from "./grid-props.ts";

const Body = lazyPart(async () => (await import("./DataGridBody.tsx")).default);

/** Many rows to sort, compare and choose from, cell by cell with the arrow keys; long ones stay quick. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { columns, rows, density = "regular", selectionMode = "none", isLoading, labels } = props;
  const [ownChosen, setOwnChosen] = useState(props.defaultValue ?? []);
  const [ownSort, setOwnSort] = useState(props.defaultSort);
  const sort = props.sort ?? ownSort;
  const isSortedByParent = props.sort !== undefined;
  const sorted = useMemo(
    // The order of words follows the language of the page; on the server it is the first language's.
    () =>
      isSortedByParent
        ? rows
        : inOrder(rows, columns, sort, globalThis.document?.documentElement.lang || "zh-CN"),
    [rows, columns, sort, isSortedByParent],
  );
  const body: DataGridBodyProps<Row> = {
    ...props,
    ...{ density, selectionMode, sort, rows: sorted },
    chosen: props.value ?? ownChosen,
    noRows: isLoading ? <Spinner label={labels.loading} size="l" tone="muted" /> : props.emptyContent,
    onChoose: (ids) => {
      setOwnChosen(ids);
      props.onChange?.(ids);
    },
    onSortChange: (next) => {
      setOwnSort(next);
      props.onSortChange?.(next);
    },
  };
  // The part is loaded once for grids of all rows, and asks nothing of them.
  const AnyBody = Body as unknown as typeof Body &
    ((props: DataGridBodyProps<Row> & { fallback: ReactNode }) => ReactNode);
  return (
    <div
      aria-busy={isLoading || undefined}
      className={css.frame}
      data-loading={(isLoading && rows.length > 0) || undefined}
    >
      <AnyBody {...body} fallback={<WaitingGrid {...body} />} />
      {isLoading && rows.length > 0 && (
        <span className={css.wait}>
          <Spinner label={labels.loading} size="l" tone="accent" />
        </span>
      )}
    </div>
  );
}
