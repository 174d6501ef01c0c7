import { defineMessages } from "react-intl";

/** Words of OrderSteps. */
export const messages = defineMessages({
  label: { id: "orderSteps.label", defaultMessage: "订单进度" },
  done: { id: "orderSteps.done", defaultMessage: "已完成" },
  submitted: { id: "orderSteps.submitted", defaultMessage: "提交订单" },
  paid: { id: "orderSteps.paid", defaultMessage: "付款成功" },
  grouped: { id: "orderSteps.grouped", defaultMessage: "拼团成功" },
  shipped: { id: "orderSteps.shipped", defaultMessage: "商家发货" },
  received: { id: "orderSteps.received", defaultMessage: "确认收货" },
  completed: { id: "orderSteps.completed", defaultMessage: "交易完成" },
  canceled: { id: "orderSteps.canceled", defaultMessage: "订单取消" },
});
