import { couponTabs } from "@tradehall/mall-components/coupon/CouponList";
import { keysOf } from "@tradehall/mall-rules/records";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the buyer's coupons says. */
export const couponQuery = listQuery({
  path: hrefTo("uc-coupons"),
  choices: { tab: keysOf(couponTabs.tabs) },
});
