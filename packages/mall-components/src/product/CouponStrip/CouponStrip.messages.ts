import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CouponStrip. */
export const words = defineMessages({
  claimName: { id: "couponStrip.claimName", defaultMessage: "立即领取：{text}" },
  pending: { id: "couponStrip.pending", defaultMessage: "正在领取" },
});
