export type { GridColumn, GridSort } from "./column.ts";
export { DataGrid, type DataGridProps } from "./DataGrid.tsx";
