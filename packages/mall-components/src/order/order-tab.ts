import type { OrderStatus } from "@tradehall/mall-rules/states/order/order";
import { listWords } from "../messages/list.messages.ts";
import { orderWords } from "../messages/order.messages.ts";
import { orderStatusMessages as of } from "./OrderStatusTag/OrderStatusTag.messages.ts";
import { messages } from "./OrderTabs/OrderTabs.messages.ts";

/** Tabs of the order list: all, the states a buyer acts in, those at an end, and the trash. */
export const orderTabs = {
  label: orderWords.status,
  tabs: {
    all: listWords.all,
    approval: of.approval,
    unpaid: of.unpaid,
    paid: of.paid,
    shipped: of.shipped,
    received: of.received,
    completed: of.completed,
    canceled: of.canceled,
    trash: messages.trash,
  },
} as const;
export type OrderTab = keyof typeof orderTabs.tabs;

/** The status a tab represents; undefined for all and for the trash. */
export const orderTabStatus = (tab: OrderTab): OrderStatus | undefined =>
  tab === "all" || tab === "trash" ? undefined : tab;
