import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderSteps. */
export const messages = defineMessages({
  label: { id: "orderSteps.label", defaultMessage: "订单进度" },
  done: { id: "orderSteps.done", defaultMessage: "已完成" },
  submitted: { id: "orderSteps.submitted", defaultMessage: "提交订单" },
  deposit: { id: "orderSteps.deposit", defaultMessage: "定金已付" },
  balance: { id: "orderSteps.balance", defaultMessage: "尾款已付" },
  paid: { id: "orderSteps.paid", defaultMessage: "付款成功" },
  grouped: { id: "orderSteps.grouped", defaultMessage: "拼团成功" },
  shipped: { id: "orderSteps.shipped", defaultMessage: "商家发货" },
  received: { id: "orderSteps.received", defaultMessage: "确认收货" },
  completed: { id: "orderSteps.completed", defaultMessage: "交易完成" },
  untilDeposit: { id: "orderSteps.untilDeposit", defaultMessage: "等待付定金" },
  untilBalance: { id: "orderSteps.untilBalance", defaultMessage: "等待付尾款" },
  untilApproved: { id: "orderSteps.untilApproved", defaultMessage: "等待审批" },
  untilPaid: { id: "orderSteps.untilPaid", defaultMessage: "等待付款" },
  untilGrouped: { id: "orderSteps.untilGrouped", defaultMessage: "等待成团" },
  untilShipped: { id: "orderSteps.untilShipped", defaultMessage: "等待发货" },
  untilReceived: { id: "orderSteps.untilReceived", defaultMessage: "等待收货" },
  untilCompleted: { id: "orderSteps.untilCompleted", defaultMessage: "等待完成" },
  canceled: { id: "orderSteps.canceled", defaultMessage: "订单取消" },
});
