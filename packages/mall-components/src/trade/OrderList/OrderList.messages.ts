import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderList. */
export const messages = defineMessages({
  error: { id: "orderList.error", defaultMessage: "订单加载失败" },
  noneFound: { id: "orderList.noneFound", defaultMessage: "没有符合条件的订单" },
  noneFoundHint: { id: "orderList.noneFoundHint", defaultMessage: "换个关键词，或放宽下单时间" },
  payTogether: { id: "orderList.payTogether", defaultMessage: "合并支付" },
  chosen: { id: "orderList.chosen", defaultMessage: "已选 {count, number} 个订单" },
  chooseFirst: { id: "orderList.chooseFirst", defaultMessage: "请选择要一起支付的订单" },
  noneHint: { id: "orderList.noneHint", defaultMessage: "下单后可在这里查看进度" },
});

/** What "none" says in each tab. */
export const emptyMessages = defineMessages({
  all: { id: "orderList.empty.all", defaultMessage: "暂无订单" },
  unpaid: { id: "orderList.empty.unpaid", defaultMessage: "暂无待付款的订单" },
  paid: { id: "orderList.empty.paid", defaultMessage: "暂无待发货的订单" },
  shipped: { id: "orderList.empty.shipped", defaultMessage: "暂无待收货的订单" },
  received: { id: "orderList.empty.received", defaultMessage: "暂无待评价的订单" },
});
