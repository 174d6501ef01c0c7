import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartTowards. */
export const messages = defineMessages({
  label: { id: "cartTowards.label", defaultMessage: "购物车中的活动商品" },
  none: { id: "cartTowards.none", defaultMessage: "购物车中还没有勾选的活动商品" },
  counted: { id: "cartTowards.counted", defaultMessage: "已选 {pieces, number} 件，小计 ¥{amount}" },
  reduced: { id: "cartTowards.reduced", defaultMessage: "已减 ¥{amount}" },
  missing: { id: "cartTowards.missing", defaultMessage: "还差 ¥{amount} 可享 {text}" },
  reached: { id: "cartTowards.reached", defaultMessage: "已满足条件" },
  claimFirst: { id: "cartTowards.claimFirst", defaultMessage: "已满足条件，领取后可用" },
  better: { id: "cartTowards.better", defaultMessage: "已满足条件，购物车已选用更优惠的优惠券" },
  toCart: { id: "cartTowards.toCart", defaultMessage: "去购物车" },
});
