import { type CSSProperties, type ReactNode, useMemo } from "react";
import {
  Cell,
  Column,
  ColumnResizer,
  ResizableTableContainer,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from "react-aria-components/Table";
import { Virtualizer } from "react-aria-components/Virtualizer";
import { TickBox } from "../../internal/choice/TickBox.tsx";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { SortDownIcon, SortIcon, SortUpIcon } from "../Icon/icons.ts";
import type { GridColumn } from "./column.ts";
import * as css from "./DataGrid.css.ts";
import { type DataGridBodyProps, virtualFrom } from "./DataGrid.tsx";
import { StickyTableLayout } from "./sticky-table-layout.ts";

/** Width of the column of boxes, and about how high rows are, in px; layouts are computed, not styled. */
const tickWidth = 48;
const rowHeight = { compact: 36, regular: 44 };

const sortIcons = { ascending: SortUpIcon, descending: SortDownIcon };

interface Looks {
  density: "compact" | "regular";
  /** Rows are placed by React Aria, not by the browser's table. */
  isVirtual: boolean;
}

interface Place extends Looks {
  /** Where it stays in view: at the edge, or behind the boxes. */
  sticky: "first" | "second" | undefined;
  /** Whether what is behind it scrolls. */
  isLastSticky: boolean;
}

function Head<Row>({ column, isName, ...looks }: Place & { column: GridColumn<Row>; isName: boolean }) {
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
            <span className={css.headText} title={head}>
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

/** The part of a grid that needs React Aria: loaded when one is shown. */
export default function DataGridBody<Item extends object>(props: DataGridBodyProps<Item>) {
  const { caption, columns, rows, idOf, nameOf, chosen, selectionMode, density, sort, hasStickyColumn } =
    props;
  const { onChoose, onSortChange, onResize } = props;
  const isVirtual = rows.length > virtualFrom;
  const hasTicks = selectionMode === "multiple";
  const layout = useMemo(
    () => new StickyTableLayout<Item>(hasStickyColumn ? (hasTicks ? 2 : 1) : 0, rowHeight[density]),
    [hasStickyColumn, hasTicks, density],
  );
  const looks: Looks = { density, isVirtual };
  const tickPlace: Place = { ...looks, sticky: hasStickyColumn ? "first" : undefined, isLastSticky: false };
  const namePlace: Place = {
    ...looks,
    sticky: hasStickyColumn ? (hasTicks ? "second" : "first") : undefined,
    isLastSticky: hasStickyColumn === true,
  };
  const placeOf = (at: number) =>
    at === 0 ? namePlace : { ...looks, sticky: undefined, isLastSticky: false };
  const choose = (keys: Selection) => onChoose(keys === "all" ? rows.map(idOf) : [...keys].map(String));
  const table: ReactNode = (
    <Table
      aria-label={caption}
      className={css.table}
      onSelectionChange={choose}
      onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
      selectedKeys={chosen}
      selectionMode={selectionMode}
      {...(sort ? { sortDescriptor: sort } : {})}
    >
      <TableHeader>
        {hasTicks && (
          <Column className={css.head(tickPlace)} minWidth={tickWidth} width={tickWidth}>
            <TickBox />
          </Column>
        )}
        {columns.map((column, at) => (
          <Head column={column} isName={at === 0} key={column.id} {...placeOf(at)} />
        ))}
      </TableHeader>
      <TableBody
        dependencies={[columns, density, hasTicks, hasStickyColumn, isVirtual]}
        items={rows}
        renderEmptyState={() => <div className={css.empty}>{props.noRows}</div>}
      >
        {(item) => (
          <Row className={css.row} id={idOf(item)} textValue={nameOf(item)}>
            {hasTicks && (
              <Cell className={css.cell({ ...tickPlace, isFirst: true })}>
                <TickBox />
              </Cell>
            )}
            {columns.map(({ id, cell, align, isNumeric }, at) => (
              <Cell
                className={css.cell({
                  ...placeOf(at),
                  ...{ align, isNumeric, isName: at === 0, isFirst: at === 0 && !hasTicks },
                })}
                key={id}
              >
                {cell(item)}
              </Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  );
  return (
    <AriaLocale>
      <ResizableTableContainer
        className={css.scroller}
        style={{ "--mall-dataGrid-tick": `${tickWidth}px` } as CSSProperties}
        {...(onResize ? { onResizeEnd: (widths) => onResize(Object.fromEntries(widths)) } : {})}
      >
        {isVirtual ? <Virtualizer layout={layout}>{table}</Virtualizer> : table}
      </ResizableTableContainer>
    </AriaLocale>
  );
}
