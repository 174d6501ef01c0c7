import { lookup } from "@tradehall/mall-rules/lookup";
import type { ShownOrderStatus } from "@tradehall/mall-rules/states/order/order";
import { defineMessages } from "../../messages/define-messages.ts";

/** Names of the order states, everywhere. */
export const orderStatusMessages = defineMessages({
  approval: { id: "orderStatusTag.approval", defaultMessage: "待审批" },
  unpaid: { id: "orderStatusTag.unpaid", defaultMessage: "待付款" },
  grouping: { id: "orderStatusTag.grouping", defaultMessage: "拼团中" },
  balanceDue: { id: "orderStatusTag.balanceDue", defaultMessage: "待付尾款" },
  paid: { id: "orderStatusTag.paid", defaultMessage: "待发货" },
  shipped: { id: "orderStatusTag.shipped", defaultMessage: "待收货" },
  received: { id: "orderStatusTag.received", defaultMessage: "待评价" },
  evaluated: { id: "orderStatusTag.evaluated", defaultMessage: "已评价" },
  completed: { id: "orderStatusTag.completed", defaultMessage: "已完成" },
  canceled: { id: "orderStatusTag.canceled", defaultMessage: "已取消" },
  refunding: { id: "orderStatusTag.refunding", defaultMessage: "退款中" },
  other: { id: "orderStatusTag.other", defaultMessage: "处理中" },
});

/** A group order whose money goes back waits for no team any more. */
export const isGivenBack = (status: ShownOrderStatus, isRefunding = false): boolean =>
  status === "grouping" && isRefunding;

export const orderStatusMessage = (status: ShownOrderStatus, isRefunding?: boolean) =>
  isGivenBack(status, isRefunding)
    ? orderStatusMessages.refunding
    : lookup(orderStatusMessages, status, orderStatusMessages.other);
