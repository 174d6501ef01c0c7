import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../Table/Table.tsx";
import * as css from "./DataGrid.css.ts";
import type { DataGridBodyProps } from "./grid-props.ts";
import { virtualFrom } from "./virtual.ts";

/** The same to read, before the code of the grid comes and without script. */
export function WaitingGrid<Row extends object>(props: DataGridBodyProps<Row>) {
  const { caption, columns, rows, idOf, density, noRows, currentId, isPrintable } = props;
  const table = rows.length > 0 && (
    <Table caption={caption} density={density} isCaptionHidden>
      <TableHead>
        <TableRow>
          {columns.map(({ id, head, align = "start" }) => (
            <TableHeader align={align} key={id}>
              {head}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {(isPrintable ? rows : rows.slice(0, virtualFrom)).map((row) => (
          <TableRow isSelected={idOf(row) === currentId} key={idOf(row)}>
            {columns.map(({ id, cell, align = "start", isNumeric = false }, at) =>
              at === 0 ? (
                <TableHeader key={id} scope="row">
                  {cell(row)}
                </TableHeader>
              ) : (
                <TableCell align={align} isNumeric={isNumeric} key={id}>
                  {cell(row)}
                </TableCell>
              ),
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
    <section aria-label={caption} className={css.scroller} tabIndex={0}>
      {table || <div className={css.empty}>{noRows}</div>}
    </section>
  );
}
