import { type CSSProperties, type ReactNode, useMemo } from "react";
import {
  Cell,
  Column,
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
import { PressStyle } from "../../internal/overlay/PressStyle.tsx";
import * as css from "./DataGrid.css.ts";
import * as headCss from "./GridHead.css.ts";
import { GridHead, type Looks, type Place } from "./GridHead.tsx";
import * as rowCss from "./GridRow.css.ts";
import type { DataGridBodyProps } from "./grid-props.ts";
import { StickyTableLayout } from "./sticky-table-layout.ts";
import { virtualFrom } from "./virtual.ts";

/** Width of the column of boxes, and about how high rows are, in px; layouts are computed, not styled. */
const tickWidth = 48;
const rowHeight = { compact: 36, regular: 44 };

/** The part of a grid that needs React Aria: loaded when one is shown. */
export default function DataGridBody<Item extends object>(props: DataGridBodyProps<Item>) {
  const { caption, columns, rows, idOf, nameOf, chosen, selectionMode, density, sort, hasStickyColumn } =
    props;
  const { onChoose, onSortChange, onResize, currentId } = props;
  const isVirtual = !props.isPrintable && rows.length > virtualFrom;
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
          <Column className={headCss.head(tickPlace)} minWidth={tickWidth} width={tickWidth}>
            <TickBox />
          </Column>
        )}
        {columns.map((column, at) => (
          <GridHead column={column} isName={at === 0} key={column.id} {...placeOf(at)} />
        ))}
      </TableHeader>
      <TableBody
        dependencies={[columns, density, hasTicks, hasStickyColumn, isVirtual, currentId]}
        items={rows}
        renderEmptyState={() => <div className={css.empty}>{props.noRows}</div>}
      >
        {(item) => (
          <Row
            className={rowCss.row}
            data-current={idOf(item) === currentId || undefined}
            id={idOf(item)}
            textValue={nameOf(item)}
          >
            {hasTicks && (
              <Cell className={rowCss.cell({ ...tickPlace, isFirst: true })}>
                <TickBox />
              </Cell>
            )}
            {columns.map(({ id, cell, align, isNumeric }, at) => (
              <Cell
                className={rowCss.cell({
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
      <PressStyle />
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
