import { defineMessages } from "../../messages/define-messages.ts";
import { invoiceWords } from "../../messages/invoice.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { reviewWords } from "../../messages/review.messages.ts";

/** Words of OrderActions. */
export const messages = defineMessages({
  label: { id: "orderActions.label", defaultMessage: "订单 {orderNumber} 的操作" },
});

/** What was done, where it can be taken back. */
export const orderDoneMessages = defineMessages({
  trashed: { id: "orderActions.trashed", defaultMessage: "订单已移入回收站" },
});

/** Names of the actions of an order, everywhere. */
export const orderActionMessages = {
  ...defineMessages({
    pay: { id: "orderActions.action.pay", defaultMessage: "去付款" },
    remind: { id: "orderActions.action.remind", defaultMessage: "提醒发货" },
    logistics: { id: "orderActions.action.logistics", defaultMessage: "查看物流" },
    refund: { id: "orderActions.action.refund", defaultMessage: "申请退款" },
    restore: { id: "orderActions.action.restore", defaultMessage: "还原订单" },
  }),
  payBalance: preSaleWords.payBalance,
  applyInvoice: invoiceWords.apply,
  viewInvoice: invoiceWords.view,
  comment: reviewWords.review,
  addComment: reviewWords.followUp,
  cancel: orderWords.cancel,
  receive: orderWords.receive,
  buyAgain: orderWords.buyAgain,
  delete: orderWords.delete,
  purge: orderWords.purge,
};
