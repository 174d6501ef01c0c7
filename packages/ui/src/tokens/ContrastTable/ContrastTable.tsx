import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "../../components/Table/Table.tsx";
import { contrast } from "../contrast.ts";
import { contrastPairs } from "../contrast-pairs.ts";
import type { Brand } from "../shape.ts";
import * as css from "./ContrastTable.css.ts";

export interface ContrastTableProps {
  /** Colours of the brand that is shown. */
  colours: Brand["color"];
  /** A short word that shows the pair. */
  sample: string;
}

/** Every pair of colours that may meet on screen, with the WCAG ratio that it must reach and the one it reaches. */
export function ContrastTable({ colours, sample }: ContrastTableProps) {
  return (
    <Table caption="WCAG 2.2 AA" density="compact">
      <TableHead>
        <TableRow>
          <TableHeader>Sample</TableHeader>
          <TableHeader>Pair</TableHeader>
          <TableHeader align="end">Needs</TableHeader>
          <TableHeader align="end">Reaches</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {contrastPairs.map(({ over, under, ratio }) => (
          <TableRow key={`${over} on ${under}`}>
            <TableCell>
              <span className={css.ground[under]}>
                {ratio < 4.5 ? (
                  <span className={css.shape[over]} />
                ) : (
                  <span className={css.ink[over]}>{sample}</span>
                )}
              </span>
            </TableCell>
            <TableCell>
              {over} on {under}
            </TableCell>
            <TableCell align="end" isNumeric>
              {ratio.toFixed(1)}
            </TableCell>
            <TableCell align="end" isNumeric>
              {contrast(colours[over], colours[under]).toFixed(2)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
