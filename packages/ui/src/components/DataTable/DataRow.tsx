import { memo, type ReactNode } from "react";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import * as css from "./DataTable.css.ts";

export interface DataColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Its head; on a phone it is over each cell. */
  head: string;
  /** Keeps the head for assistive technology only. */
  isHeadHidden?: boolean;
  /** `fill` takes what is left and names the row; `s` 72, `m` 108, `l` 144 px; `end` a button. Default `m`. */
  size?: "fill" | "s" | "m" | "l" | "end";
  /** Amounts are at the end. Default `start`. */
  align?: "start" | "end";
  /** Digits of equal width. */
  isNumeric?: boolean;
  /** What the cell of a row shows; give a stable function, so that only changed rows render. */
  cell: (row: Row) => ReactNode;
}

/** Rows laid out by themselves cost a table and its parts their own roles. */
export const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

interface DataRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** As of the table. */
  name?: string | undefined;
  row: Row;
  id: string;
  label: string;
  isSelected: boolean;
  onTick: (id: string, isSelected: boolean) => void;
}

function PlainRow<Row>({ row, columns, id, label, isSelected, name, onTick }: DataRowProps<Row>) {
  return (
    <tr className={css.bodyRow} data-selected={isSelected || undefined} {...roles.row}>
      <td className={css.cell({ size: "tick" })} {...roles.cell}>
        <Checkbox
          aria-label={label}
          isSelected={isSelected}
          onChange={(is) => onTick(id, is)}
          {...(name ? { name } : {})}
          value={id}
        />
      </td>
      {columns.map(({ cell, size = "m", align, isNumeric, head, isHeadHidden, id: column }) =>
        size === "fill" ? (
          <th className={css.cell({ size, align })} key={column} {...roles.rowheader} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td className={css.cell({ size, align, numeric: isNumeric })} key={column} {...roles.cell}>
            {!isHeadHidden && (
              <span aria-hidden="true" className={css.cellName}>
                {head}
              </span>
            )}
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
/** One row, drawn again only where it changed. */
export const DataRow = memo(PlainRow) as typeof PlainRow;
