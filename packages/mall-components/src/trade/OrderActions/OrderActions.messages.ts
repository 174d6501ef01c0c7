import { defineMessages } from "../../messages/define-messages.ts";
import { orderWords } from "../../messages/order.messages.ts";

/** Words of OrderActions. */
export const messages = defineMessages({
  label: { id: "orderActions.label", defaultMessage: "订单 {orderNumber} 的操作" },
});

/** Names of the actions of an order, everywhere. */
export const orderActionMessages = {
  ...defineMessages({
    pay: { id: "orderActions.action.pay", defaultMessage: "去付款" },
    remind: { id: "orderActions.action.remind", defaultMessage: "提醒发货" },
    logistics: { id: "orderActions.action.logistics", defaultMessage: "查看物流" },
    comment: { id: "orderActions.action.comment", defaultMessage: "评价" },
    addComment: { id: "orderActions.action.addComment", defaultMessage: "追加评价" },
    refund: { id: "orderActions.action.refund", defaultMessage: "申请退款" },
  }),
  cancel: orderWords.cancel,
  receive: orderWords.receive,
  buyAgain: orderWords.buyAgain,
  delete: orderWords.delete,
};
