export type { AmountsView } from "../order-views.ts";
export { OrderAmounts, type OrderAmountsProps } from "./OrderAmounts.tsx";
