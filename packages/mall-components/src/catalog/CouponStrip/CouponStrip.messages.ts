import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CouponStrip. */
export const words = defineMessages({
  claim: { id: "couponStrip.claim", defaultMessage: "立即领取" },
  claimed: { id: "couponStrip.claimed", defaultMessage: "已领取" },
  soldOut: { id: "couponStrip.soldOut", defaultMessage: "已抢光" },
  claimName: { id: "couponStrip.claimName", defaultMessage: "立即领取：{text}" },
  pending: { id: "couponStrip.pending", defaultMessage: "正在领取" },
});
