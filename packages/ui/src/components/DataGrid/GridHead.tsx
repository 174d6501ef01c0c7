import { Column, ColumnResizer } from "react-aria-components/Table";
import { Icon } from "../Icon/Icon.tsx";
import { SortDownIcon, SortIcon, SortUpIcon } from "../Icon/icons.ts";
import type { GridColumn } from "./column.ts";
import * as css from "./GridHead.css.ts";

const sortIcons = { ascending: SortUpIcon, descending: SortDownIcon };

export interface Looks {
  density: "compact" | "regular";
  /** Rows are placed by React Aria, not by the browser's table. */
  isVirtual: boolean;
}

export interface Place extends Looks {
  /** Where it stays in view: at the edge, or behind the boxes. */
  sticky: "first" | "second" | undefined;
  /** Whether what is behind it scrolls. */
  isLastSticky: boolean;
}

/** The head of a column: sorts by a press, and has a handle where the width can change. */
export function GridHead<Row>({
  column,
  isName,
  ...looks
}: Place & { column: GridColumn<Row>; isName: boolean }) {
  const { id, head, align, sortBy, width = "1fr", minWidth = 96, isResizable } = column;
  return (
    <Column
      allowsSorting={sortBy !== undefined}
      className={css.head({ ...looks, align })}
      defaultWidth={width}
      id={id}
      isRowHeader={isName}
      minWidth={minWidth}
      textValue={head}
    >
      {({ allowsSorting, sortDirection }) => (
        <>
          {/* Where there is a resizer, keys need a place for the head itself. */}
          <span className={css.headWords({ align })} tabIndex={isResizable ? -1 : undefined}>
            <span className={css.headText({ isVirtual: looks.isVirtual })} title={head}>
              {head}
            </span>
            {allowsSorting && (
              <span className={css.sortMark({ isSorted: sortDirection !== undefined })}>
                <Icon as={sortDirection ? sortIcons[sortDirection] : SortIcon} size="s" />
              </span>
            )}
          </span>
          {isResizable && <ColumnResizer className={css.resizer} />}
        </>
      )}
    </Column>
  );
}
