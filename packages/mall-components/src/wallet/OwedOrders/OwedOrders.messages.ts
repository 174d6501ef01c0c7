import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OwedOrders. */
export const words = defineMessages({
  title: { id: "owedOrders.title", defaultMessage: "{shop}的待还账款" },
  none: { id: "owedOrders.none", defaultMessage: "没有待还账款" },
  due: { id: "owedOrders.due", defaultMessage: "{day} 到期" },
  by: { id: "owedOrders.by", defaultMessage: "{name} 下单于 {day}" },
  of: { id: "owedOrders.of", defaultMessage: "订单计入账期 ¥{amount}" },
  overdue: { id: "owedOrders.overdue", defaultMessage: "已逾期" },
  owed: { id: "owedOrders.owed", defaultMessage: "待还 ¥{amount}" },
  repay: { id: "owedOrders.repay", defaultMessage: "还清所选订单" },
});
