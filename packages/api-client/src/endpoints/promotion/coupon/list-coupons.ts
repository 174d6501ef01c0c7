import { couponScopes } from "@tradehall/mall-rules/states/promotion/coupon";
import * as v from "valibot";
import { Coupon } from "../../../models/coupon.ts";
import { couponExample } from "../../../models/examples/catalogue.ts";
import { page, paging } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Coupons that can be claimed now; and those the visitor has claimed, greatest reduction first. */
export const listCoupons = endpoint("GET /coupon/page", {
  summary: "Coupons that can be claimed now",
  tag: "coupon",
  auth: "optional",
  effect: "read",
  query: v.object({ scope: v.optional(v.picklist(couponScopes)), ...paging }),
  answer: page(Coupon),
  fails: [],
  example: {
    query: { current: 1, size: 10 },
    answer: { records: [couponExample], ...{ total: 1, size: 10, current: 1, pages: 1 } },
  },
});
