export {
  Table,
  TableBody,
  TableCell,
  type TableCellProps,
  TableFoot,
  TableHead,
  TableHeader,
  type TableHeaderProps,
  type TableProps,
  TableRow,
  type TableRowProps,
} from "./Table.tsx";
