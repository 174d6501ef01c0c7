import { type KeyboardEvent, useCallback, useRef } from "react";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { type DataColumn, DataRow, roles } from "./DataRow.tsx";
import * as css from "./DataTable.css.ts";

export interface DataTableProps<Row> {
  /** What the table is about, for assistive technology. */
  caption: string;
  /** The columns in their order, besides that of the ticks. */
  columns: readonly DataColumn<Row>[];
  /** The rows in their order. */
  rows: readonly Row[];
  /** Names a row; stable. */
  idOf: (row: Row) => string;
  /** The row's name for the words of its checkbox; stable. */
  nameOf: (row: Row) => string;
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>;
  /** Called with the ids that are ticked or not; stable. Shift ticks all rows since the last one. */
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** Name under which a form sends the ids of ticked rows. */
  name?: string;
  /** Words of the checkboxes. */
  labels: { all: string; row: (name: string) => string };
}

/** Rows to choose from: a tick in each, one for all of them; arrow keys go from tick to tick. Long tables cost no layout. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, nameOf, selected, onSelect, labels } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const last = useRef<string>(undefined);
  const isShift = useRef(false);
  const ids = rows.map(idOf);
  const known = useRef(ids);
  known.current = ids;
  const chosen = ids.filter((id) => selected.has(id)).length;
  const tick = useCallback(
    (id: string, isSelected: boolean) => {
      const [from, to] = [known.current.indexOf(last.current ?? id), known.current.indexOf(id)];
      const range = known.current.slice(Math.min(from, to), Math.max(from, to) + 1);
      onSelect(isShift.current && from >= 0 ? range : [id], isSelected);
      last.current = id;
    },
    [onSelect],
  );
  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !(event.target instanceof HTMLInputElement) || event.target.type !== "checkbox") return;
    const ticks = [...(body.current?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? [])];
    event.preventDefault();
    ticks[ticks.indexOf(event.target) + step]?.focus();
  }
  return (
    <table className={css.table} {...roles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={css.head} {...roles.rowgroup}>
        <tr className={css.headRow} {...roles.row}>
          <th className={css.cell({ size: "tick" })} {...roles.columnheader} scope="col">
            <Checkbox
              aria-label={labels.all}
              isDisabled={ids.length === 0}
              isIndeterminate={chosen > 0 && chosen < ids.length}
              isSelected={chosen > 0 && chosen === ids.length}
              onChange={(is) => onSelect(ids, is)}
            />
          </th>
          {columns.map(({ id, head, isHeadHidden, size = "m", align }) => (
            <th
              className={`${css.cell({ size, align })} ${size === "fill" ? "" : css.columnHead}`}
              key={id}
              {...roles.columnheader}
              scope="col"
            >
              {isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        className={css.body}
        onClickCapture={(event) => {
          isShift.current = event.shiftKey;
        }}
        onKeyDown={move}
        ref={body}
        {...roles.rowgroup}
      >
        {rows.map((row, at) => (
          <DataRow
            columns={columns}
            id={ids[at] ?? ""}
            isSelected={selected.has(ids[at] ?? "")}
            key={ids[at]}
            label={labels.row(nameOf(row))}
            name={props.name}
            onTick={tick}
            row={row}
          />
        ))}
      </tbody>
    </table>
  );
}
