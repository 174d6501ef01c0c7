import { defineMessages } from "../../messages/define-messages.ts";
import { orderWords } from "../../messages/order.messages.ts";

/** Words of OrderInfo. */
export const messages = {
  ...defineMessages({
    title: { id: "orderInfo.title", defaultMessage: "订单信息" },
    copyNumber: { id: "orderInfo.copyNumber", defaultMessage: "复制订单号" },
    kind: { id: "orderInfo.kind", defaultMessage: "订单类型" },
    depositPaidAt: { id: "orderInfo.depositPaidAt", defaultMessage: "定金付款时间" },
    paidAt: { id: "orderInfo.paidAt", defaultMessage: "付款时间" },
    shippedAt: { id: "orderInfo.shippedAt", defaultMessage: "发货时间" },
    receivedAt: { id: "orderInfo.receivedAt", defaultMessage: "收货时间" },
    completedAt: { id: "orderInfo.completedAt", defaultMessage: "完成时间" },
    canceledAt: { id: "orderInfo.canceledAt", defaultMessage: "取消时间" },
    payNo: { id: "orderInfo.payNo", defaultMessage: "支付单号" },
    copyPayNo: { id: "orderInfo.copyPayNo", defaultMessage: "复制支付单号" },
  }),
  createdAt: orderWords.createdAt,
};
