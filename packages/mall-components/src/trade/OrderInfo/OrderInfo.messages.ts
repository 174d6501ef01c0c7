import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderInfo. */
export const messages = defineMessages({
  title: { id: "orderInfo.title", defaultMessage: "订单信息" },
  number: { id: "orderInfo.number", defaultMessage: "订单号" },
  copyNumber: { id: "orderInfo.copyNumber", defaultMessage: "复制订单号" },
  copied: { id: "orderInfo.copied", defaultMessage: "已复制" },
  kind: { id: "orderInfo.kind", defaultMessage: "订单类型" },
  createdAt: { id: "orderInfo.createdAt", defaultMessage: "下单时间" },
  paidAt: { id: "orderInfo.paidAt", defaultMessage: "付款时间" },
  shippedAt: { id: "orderInfo.shippedAt", defaultMessage: "发货时间" },
  receivedAt: { id: "orderInfo.receivedAt", defaultMessage: "收货时间" },
  completedAt: { id: "orderInfo.completedAt", defaultMessage: "完成时间" },
  canceledAt: { id: "orderInfo.canceledAt", defaultMessage: "取消时间" },
  payMethod: { id: "orderInfo.payMethod", defaultMessage: "支付方式" },
  payNo: { id: "orderInfo.payNo", defaultMessage: "支付单号" },
  copyPayNo: { id: "orderInfo.copyPayNo", defaultMessage: "复制支付单号" },
  invoice: { id: "orderInfo.invoice", defaultMessage: "发票" },
  noInvoice: { id: "orderInfo.noInvoice", defaultMessage: "不开发票" },
  message: { id: "orderInfo.message", defaultMessage: "买家留言" },
});
