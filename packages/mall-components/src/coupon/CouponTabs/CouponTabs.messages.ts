import { couponWords } from "../../messages/coupon.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CouponTabs. */
export const words = {
  ...defineMessages({ label: { id: "couponTabs.label", defaultMessage: "优惠券状态" } }),
  unused: couponWords.unused,
  used: couponWords.used,
  expired: couponWords.expired,
};
