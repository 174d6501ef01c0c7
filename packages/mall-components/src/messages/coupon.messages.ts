import { defineMessages } from "./define-messages.ts";

/** Words of coupons. */
export const couponWords = defineMessages({
  coupons: { id: "coupon.coupons", defaultMessage: "优惠券" },
  claim: { id: "coupon.claim", defaultMessage: "立即领取" },
  claimName: { id: "coupon.claimName", defaultMessage: "立即领取：{name}" },
  claimed: { id: "coupon.claimed", defaultMessage: "已领取" },
  soldOut: { id: "coupon.soldOut", defaultMessage: "已抢光" },
  use: { id: "coupon.use", defaultMessage: "去使用" },
  useName: { id: "coupon.useName", defaultMessage: "去使用：{name}" },
  centre: { id: "coupon.centre", defaultMessage: "领券中心" },
  unused: { id: "coupon.unused", defaultMessage: "未使用" },
  used: { id: "coupon.used", defaultMessage: "已使用" },
  membersOnly: { id: "coupon.membersOnly", defaultMessage: "会员专享" },
  join: { id: "coupon.join", defaultMessage: "开通会员" },
  expired: { id: "coupon.expired", defaultMessage: "已过期" },
  notStarted: { id: "coupon.notStarted", defaultMessage: "未开始" },
  ended: { id: "coupon.ended", defaultMessage: "已结束" },
  until: { id: "coupon.until", defaultMessage: "有效期至 {date}" },
  threshold: { id: "coupon.threshold", defaultMessage: "满 ¥{amount} 可用" },
  noThreshold: { id: "coupon.noThreshold", defaultMessage: "无门槛" },
});
