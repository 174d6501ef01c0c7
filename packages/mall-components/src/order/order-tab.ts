import type { OrderStatus } from "@tradehall/mall-rules/states/order/order";

/** Tabs of the order list: all, the states a buyer acts in, those at an end, and the trash. */
export const orderTabs = [
  "all",
  "approval",
  "unpaid",
  "paid",
  "shipped",
  "received",
  "completed",
  "canceled",
  "trash",
] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The status a tab represents; undefined for all and for the trash. */
export const orderTabStatus = (tab: OrderTab): OrderStatus | undefined =>
  tab === "all" || tab === "trash" ? undefined : tab;
