import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CancelOrderDialog. */
export const messages = defineMessages({
  text: { id: "cancelOrderDialog.text", defaultMessage: "订单 {orderNumber} 取消后不可恢复，确定取消吗？" },
  reason: { id: "cancelOrderDialog.reason", defaultMessage: "取消原因" },
  reasonMissing: { id: "cancelOrderDialog.reasonMissing", defaultMessage: "请选择取消原因" },
  keep: { id: "cancelOrderDialog.keep", defaultMessage: "暂不取消" },
});

/** Why a buyer cancels. */
export const reasonMessages = defineMessages({
  changedMind: { id: "cancelOrderDialog.reason.changedMind", defaultMessage: "不想买了" },
  wrongOrder: { id: "cancelOrderDialog.reason.wrongOrder", defaultMessage: "商品或数量选错了" },
  wrongAddress: { id: "cancelOrderDialog.reason.wrongAddress", defaultMessage: "收货地址填错了" },
  cheaperElsewhere: { id: "cancelOrderDialog.reason.cheaperElsewhere", defaultMessage: "价格不合适" },
  payTrouble: { id: "cancelOrderDialog.reason.payTrouble", defaultMessage: "支付遇到问题" },
  other: { id: "cancelOrderDialog.reason.other", defaultMessage: "其他原因" },
});
