import { couponWords } from "../../messages/coupon.messages.ts";
import { tabWords } from "./CouponList.messages.ts";

export const couponTabs = {
  label: tabWords.tabs,
  tabs: { unused: couponWords.unused, used: couponWords.used, expired: couponWords.expired },
} as const;
