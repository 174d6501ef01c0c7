import { defineMessages } from "./define-messages.ts";

/** Words of orders. */
export const orderWords = defineMessages({
  number: { id: "order.number", defaultMessage: "订单号" },
  label: { id: "order.label", defaultMessage: "订单 {orderNumber}" },
  copyNumber: { id: "order.copyNumber", defaultMessage: "复制订单号 {orderNumber}" },
  cancel: { id: "order.cancel", defaultMessage: "取消订单" },
  receive: { id: "order.receive", defaultMessage: "确认收货" },
  delete: { id: "order.delete", defaultMessage: "删除订单" },
  purge: { id: "order.purge", defaultMessage: "永久删除" },
  buyAgain: { id: "order.buyAgain", defaultMessage: "再次购买" },
  own: { id: "order.own", defaultMessage: "查看我的订单" },
  view: { id: "order.view", defaultMessage: "查看订单" },
  service: { id: "order.service", defaultMessage: "联系客服" },
  waybill: { id: "order.waybill", defaultMessage: "物流单号" },
  orderer: { id: "order.orderer", defaultMessage: "下单人" },
  poNumber: { id: "order.poNumber", defaultMessage: "采购单号" },
  status: { id: "order.status", defaultMessage: "订单状态" },
  createdAt: { id: "order.createdAt", defaultMessage: "下单时间" },
  message: { id: "order.message", defaultMessage: "买家留言" },
  invoice: { id: "order.invoice", defaultMessage: "发票" },
  noInvoice: { id: "order.noInvoice", defaultMessage: "不开发票" },
  payMethod: { id: "order.payMethod", defaultMessage: "支付方式" },
  timeLeft: { id: "order.timeLeft", defaultMessage: "剩余支付时间" },
  canceledThen: { id: "order.canceledThen", defaultMessage: "逾期订单将自动取消" },
  paid: { id: "order.paid", defaultMessage: "支付成功" },
  keepShopping: { id: "order.keepShopping", defaultMessage: "继续购物" },
});
