import { defineMessages } from "./define-messages.ts";

/** Words of coupons. */
export const couponWords = defineMessages({
  coupons: { id: "coupon.coupons", defaultMessage: "优惠券" },
  claim: { id: "coupon.claim", defaultMessage: "立即领取" },
  claimName: { id: "coupon.claimName", defaultMessage: "立即领取：{name}" },
  claimed: { id: "coupon.claimed", defaultMessage: "已领取" },
  allGone: { id: "coupon.allGone", defaultMessage: "已抢光" },
  until: { id: "coupon.until", defaultMessage: "有效期至 {date}" },
  threshold: { id: "coupon.threshold", defaultMessage: "满 ¥{amount} 可用" },
  noThreshold: { id: "coupon.noThreshold", defaultMessage: "无门槛" },
});
