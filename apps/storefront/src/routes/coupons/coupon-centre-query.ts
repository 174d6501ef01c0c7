import { couponScopes } from "@tradehall/mall-rules/states/promotion/coupon";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

export const couponCentreTabs = ["all", ...couponScopes] as const;

/** What the address of the coupons to claim says. */
export const couponCentreQuery = listQuery({
  path: hrefTo("coupons"),
  choices: { tab: couponCentreTabs },
});
