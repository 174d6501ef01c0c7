export type { DataColumn } from "./DataRow.tsx";
export { DataTable, type DataTableProps } from "./DataTable.tsx";
