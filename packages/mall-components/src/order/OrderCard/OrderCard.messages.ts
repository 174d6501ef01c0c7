import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderCard. */
export const messages = defineMessages({
  detail: { id: "orderCard.detail", defaultMessage: "订单详情" },
  freightFree: { id: "orderCard.freightFree", defaultMessage: "免运费" },
  withFreight: { id: "orderCard.withFreight", defaultMessage: "含运费 ¥{amount}" },
  deposit: { id: "orderCard.deposit", defaultMessage: "定金 ¥{amount}" },
  balance: { id: "orderCard.balance", defaultMessage: "尾款 ¥{amount}" },
  closesIn: { id: "orderCard.closesIn", defaultMessage: "剩余支付时间" },
  receivesIn: { id: "orderCard.receivesIn", defaultMessage: "自动确认收货" },
  received: { id: "orderCard.received", defaultMessage: "已自动确认收货" },
  trashEnds: { id: "orderCard.trashEnds", defaultMessage: "将于 {day} 永久删除" },
  choose: { id: "orderCard.choose", defaultMessage: "选择订单 {orderNumber}" },
  more: { id: "orderCard.more", defaultMessage: "显示其余 {count} 种商品" },
});

/** Names of the order kinds. */
export const kindMessages = defineMessages({
  general: { id: "orderCard.kind.general", defaultMessage: "普通订单" },
  grouping: { id: "orderCard.kind.grouping", defaultMessage: "拼团订单" },
  seckill: { id: "orderCard.kind.seckill", defaultMessage: "秒杀订单" },
  points: { id: "orderCard.kind.points", defaultMessage: "积分订单" },
  preSale: { id: "orderCard.kind.preSale", defaultMessage: "预售订单" },
});
