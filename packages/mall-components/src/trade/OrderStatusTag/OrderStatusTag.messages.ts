import { defineMessages } from "../../messages/define-messages.ts";

/** Names of the order states, everywhere. */
export const orderStatusMessages = defineMessages({
  unpaid: { id: "orderStatusTag.unpaid", defaultMessage: "待付款" },
  grouping: { id: "orderStatusTag.grouping", defaultMessage: "拼团中" },
  paid: { id: "orderStatusTag.paid", defaultMessage: "待发货" },
  shipped: { id: "orderStatusTag.shipped", defaultMessage: "待收货" },
  received: { id: "orderStatusTag.received", defaultMessage: "待评价" },
  evaluated: { id: "orderStatusTag.evaluated", defaultMessage: "已评价" },
  completed: { id: "orderStatusTag.completed", defaultMessage: "已完成" },
  canceled: { id: "orderStatusTag.canceled", defaultMessage: "已取消" },
  other: { id: "orderStatusTag.other", defaultMessage: "处理中" },
});
