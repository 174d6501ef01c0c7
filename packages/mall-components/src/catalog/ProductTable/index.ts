export { LateProductTable } from "./LateProductTable.tsx";
export { ProductTable, type ProductTableProps } from "./ProductTable.tsx";
