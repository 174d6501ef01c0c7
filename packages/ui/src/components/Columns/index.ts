export { Column, type ColumnProps, Columns, type ColumnsProps } from "./Columns.tsx";
