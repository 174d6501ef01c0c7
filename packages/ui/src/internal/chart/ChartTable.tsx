import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "../../components/Table/Table.tsx";

interface ChartTableProps {
  /** Opens it. */
  title: string;
  caption: string;
  /** Their headings, that of the names first. */
  columns: readonly string[];
  /** Each begins with its name; no two are the same. */
  rows: readonly (readonly string[])[];
}

/** What a chart shows, for those who would rather read it. */
export function ChartTable({ title, caption, columns: [first, ...others], rows }: ChartTableProps) {
  return (
    <Disclosure title={title}>
      <Table caption={caption} density="compact" isCaptionHidden>
        <TableHead>
          <TableRow>
            <TableHeader>{first}</TableHeader>
            {others.map((name) => (
              <TableHeader align="end" key={name}>
                {name}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableHeader scope="row">{name}</TableHeader>
              {values.map((value, at) => (
                <TableCell align="end" isNumeric key={others[at]}>
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  );
}
