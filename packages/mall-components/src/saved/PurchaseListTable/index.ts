export { PurchaseListTable, type PurchaseListTableProps } from "./PurchaseListTable.tsx";
