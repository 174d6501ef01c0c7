import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderCard. */
export const messages = defineMessages({
  label: { id: "orderCard.label", defaultMessage: "订单 {orderNumber}" },
  number: { id: "orderCard.number", defaultMessage: "订单号" },
  copy: { id: "orderCard.copy", defaultMessage: "复制订单号 {orderNumber}" },
  copied: { id: "orderCard.copied", defaultMessage: "已复制" },
  selfOperated: { id: "orderCard.selfOperated", defaultMessage: "自营" },
  service: { id: "orderCard.service", defaultMessage: "联系客服" },
  delete: { id: "orderCard.delete", defaultMessage: "删除订单" },
  detail: { id: "orderCard.detail", defaultMessage: "订单详情" },
  freightFree: { id: "orderCard.freightFree", defaultMessage: "免运费" },
  withFreight: { id: "orderCard.withFreight", defaultMessage: "含运费 ¥{amount}" },
  refunding: { id: "orderCard.refunding", defaultMessage: "退款中" },
  closesIn: { id: "orderCard.closesIn", defaultMessage: "剩余支付时间" },
  receivesIn: { id: "orderCard.receivesIn", defaultMessage: "自动确认收货" },
  received: { id: "orderCard.received", defaultMessage: "已自动确认收货" },
  more: { id: "orderCard.more", defaultMessage: "显示其余 {count} 种商品" },
  less: { id: "orderCard.less", defaultMessage: "收起" },
});

/** Names of the order kinds. */
export const kindMessages = defineMessages({
  general: { id: "orderCard.kind.general", defaultMessage: "普通订单" },
  grouping: { id: "orderCard.kind.grouping", defaultMessage: "拼团订单" },
  seckill: { id: "orderCard.kind.seckill", defaultMessage: "秒杀订单" },
  points: { id: "orderCard.kind.points", defaultMessage: "积分订单" },
});
