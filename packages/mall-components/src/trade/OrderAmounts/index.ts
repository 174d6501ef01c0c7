export type { AmountsView } from "../views.ts";
export { OrderAmounts, type OrderAmountsProps } from "./OrderAmounts.tsx";
