import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CheckoutCoupons. */
export const messages = defineMessages({
  usable: { id: "checkoutCoupons.usable", defaultMessage: "可用（{count}）" },
  unusable: { id: "checkoutCoupons.unusable", defaultMessage: "不可用（{count}）" },
  noneUsable: { id: "checkoutCoupons.noneUsable", defaultMessage: "暂无可用优惠券" },
  noneUnusable: { id: "checkoutCoupons.noneUnusable", defaultMessage: "暂无数据" },
  reduced: { id: "checkoutCoupons.reduced", defaultMessage: "已选 {count} 张，优惠 ¥{amount}" },
  replaces: { id: "checkoutCoupons.replaces", defaultMessage: "选用后将替换“{names}”" },
  best: { id: "checkoutCoupons.best", defaultMessage: "自动选择最优" },
  ticket: { id: "checkoutCoupons.ticket", defaultMessage: "{name}，减 ¥{amount}" },
});
