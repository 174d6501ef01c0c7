import type { OrderStatus } from "@tradehall/mall-rules/states/order";

/** Tabs of the order list: all, and the states a buyer acts in. */
export const orderTabs = ["all", "unpaid", "paid", "shipped", "received"] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The status a tab stands for; undefined for all. */
export const orderTabStatus = (tab: OrderTab): OrderStatus | undefined => (tab === "all" ? undefined : tab);
