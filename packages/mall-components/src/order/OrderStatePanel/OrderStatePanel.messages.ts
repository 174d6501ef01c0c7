import type { DeliveryType } from "@tradehall/mall-rules/states/order/delivery";
import type { OrderStatus } from "@tradehall/mall-rules/states/order/order";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderStatePanel. */
export const messages = defineMessages({
  approvalIn: { id: "orderStatePanel.approvalIn", defaultMessage: "剩余审批时间" },
  approvalEnd: { id: "orderStatePanel.approvalEnd", defaultMessage: "到期未审批将自动取消，商品和优惠退回" },
  payEnd: { id: "orderStatePanel.payEnd", defaultMessage: "逾期订单将自动取消" },
  balanceStart: { id: "orderStatePanel.balanceStart", defaultMessage: "开始后可在此支付，届时会通知您" },
  receiveIn: { id: "orderStatePanel.receiveIn", defaultMessage: "剩余收货时间" },
  receiveEnd: { id: "orderStatePanel.receiveEnd", defaultMessage: "到期将自动确认收货" },
  refundIn: { id: "orderStatePanel.refundIn", defaultMessage: "剩余售后时间" },
  completeEnd: { id: "orderStatePanel.completeEnd", defaultMessage: "到期订单自动完成，不再支持退款" },
  reminded: { id: "orderStatePanel.reminded", defaultMessage: "已提醒商家发货，{time} 后可再次提醒" },
  over: { id: "orderStatePanel.over", defaultMessage: "时间已到，请刷新页面" },
  closeReason: { id: "orderStatePanel.closeReason", defaultMessage: "取消原因：{reason}" },
  teamFailed: { id: "orderStatePanel.teamFailed", defaultMessage: "拼团未成功，货款正在原路退回" },
  refunding: { id: "orderStatePanel.refunding", defaultMessage: "退款处理中，处理完成后才能确认收货" },
});

/** What each state means for the buyer. */
export const sentenceMessages = defineMessages({
  approval: {
    id: "orderStatePanel.sentence.approval",
    defaultMessage: "超出采购限额，等待审批人处理；商品与优惠保留 24 小时",
  },
  unpaid: { id: "orderStatePanel.sentence.unpaid", defaultMessage: "请尽快完成付款，商家收到款项后为您发货" },
  grouping: { id: "orderStatePanel.sentence.grouping", defaultMessage: "已付款，正在等待其他买家参团" },
  balanceDue: {
    id: "orderStatePanel.sentence.balanceDue",
    defaultMessage: "定金已付，请在期限内支付尾款，商家收到尾款后发货",
  },
  paid: { id: "orderStatePanel.sentence.paid", defaultMessage: "商家正在备货，请耐心等待" },
  shipped: { id: "orderStatePanel.sentence.shipped", defaultMessage: "商品已发出，请留意收货" },
  received: { id: "orderStatePanel.sentence.received", defaultMessage: "已确认收货，欢迎评价商品" },
  evaluated: { id: "orderStatePanel.sentence.evaluated", defaultMessage: "感谢您的评价" },
  completed: { id: "orderStatePanel.sentence.completed", defaultMessage: "交易已完成，感谢您的惠顾" },
  canceled: { id: "orderStatePanel.sentence.canceled", defaultMessage: "订单已取消" },
});

/** What a state means where the goods are collected, or where a code is all there is. */
export const otherSentences: Partial<
  Record<DeliveryType, Partial<Record<OrderStatus, (typeof sentenceMessages)["paid"]>>>
> = {
  pickup: defineMessages({
    paid: { id: "orderStatePanel.pickup.paid", defaultMessage: "商家正在备货，备好后通知您到店自提" },
    shipped: { id: "orderStatePanel.pickup.shipped", defaultMessage: "商品已备好，请凭自提码到店提货" },
  }),
  none: defineMessages({
    shipped: { id: "orderStatePanel.none.shipped", defaultMessage: "券码已发放，可在下方查看和复制" },
  }),
  sameCity: defineMessages({
    shipped: { id: "orderStatePanel.sameCity.shipped", defaultMessage: "骑手正在为您配送，请保持电话畅通" },
  }),
};
