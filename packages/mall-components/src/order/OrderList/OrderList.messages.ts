import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderList. */
export const messages = defineMessages({
  error: { id: "orderList.error", defaultMessage: "订单加载失败" },
  noneFound: { id: "orderList.noneFound", defaultMessage: "没有符合条件的订单" },
  noneFoundHint: { id: "orderList.noneFoundHint", defaultMessage: "换个关键词，或放宽筛选条件" },
  payTogether: { id: "orderList.payTogether", defaultMessage: "合并支付" },
  chosen: { id: "orderList.chosen", defaultMessage: "已选 {count, number} 个订单" },
  chooseFirst: { id: "orderList.chooseFirst", defaultMessage: "请先勾选订单" },
  noneToPay: { id: "orderList.noneToPay", defaultMessage: "所选订单均无需付款" },
  exportChosen: { id: "orderList.exportChosen", defaultMessage: "导出所选" },
  printChosen: { id: "orderList.printChosen", defaultMessage: "打印所选" },
  trashHint: { id: "orderList.trashHint", defaultMessage: "删除的订单在这里保留 {days} 天，期间可以还原" },
  noneHint: { id: "orderList.noneHint", defaultMessage: "下单后可在这里查看进度" },
});

/** What "none" says in each tab. */
export const emptyMessages = defineMessages({
  all: { id: "orderList.empty.all", defaultMessage: "暂无订单" },
  approval: { id: "orderList.empty.approval", defaultMessage: "暂无待审批的订单" },
  unpaid: { id: "orderList.empty.unpaid", defaultMessage: "暂无待付款的订单" },
  paid: { id: "orderList.empty.paid", defaultMessage: "暂无待发货的订单" },
  shipped: { id: "orderList.empty.shipped", defaultMessage: "暂无待收货的订单" },
  received: { id: "orderList.empty.received", defaultMessage: "暂无待评价的订单" },
  completed: { id: "orderList.empty.completed", defaultMessage: "暂无已完成的订单" },
  canceled: { id: "orderList.empty.canceled", defaultMessage: "暂无已取消的订单" },
  trash: { id: "orderList.empty.trash", defaultMessage: "回收站是空的" },
});
