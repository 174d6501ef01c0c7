export { OrderTable, type OrderTableProps } from "./OrderTable.tsx";
export type { OrderGoods } from "./order-lines.ts";
