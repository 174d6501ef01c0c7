import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CouponClaimPanel: what is said of a coupon in each state. */
export const words = defineMessages({
  claimable: { id: "couponClaimPanel.claimable", defaultMessage: "送您一张优惠券" },
  claimed: { id: "couponClaimPanel.claimed", defaultMessage: "优惠券已在您的账户中" },
  used: { id: "couponClaimPanel.used", defaultMessage: "您已使用过这张优惠券" },
  expired: { id: "couponClaimPanel.expired", defaultMessage: "您领取的优惠券已过期" },
  membersOnly: { id: "couponClaimPanel.membersOnly", defaultMessage: "这张优惠券仅限会员领取" },
  soldOut: { id: "couponClaimPanel.soldOut", defaultMessage: "来晚了，这张优惠券已被领完" },
  notStarted: { id: "couponClaimPanel.notStarted", defaultMessage: "领取还没有开始" },
  ended: { id: "couponClaimPanel.ended", defaultMessage: "领取已经结束" },
  from: { id: "couponClaimPanel.from", defaultMessage: "{time} 开始领取" },
  others: { id: "couponClaimPanel.others", defaultMessage: "看看其他优惠券" },
});
