export { OrderTable } from "./OrderTable.tsx";
export type { OrderGoods } from "./order-lines.ts";
export type { OrderTableProps } from "./order-table-props.ts";
