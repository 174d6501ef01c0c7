import * as v from "valibot";
import { MyCoupon } from "../../../models/coupon.ts";
import { couponBaseExample } from "../../../models/examples/catalogue.ts";
import { int, page, paging } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The buyer's coupons of one status, those that end first on top (Spec §3). */
export const getMyCoupons = endpoint("GET /p/myCoupon/list", {
  summary: "The buyer's coupons",
  tag: "coupon",
  auth: "token",
  effect: "read",
  /** 1 not used, 2 used, 0 expired. */
  query: v.object({ status: v.optional(v.pipe(int, v.minValue(0), v.maxValue(2)), 1), ...paging }),
  answer: page(MyCoupon),
  fails: ["A00004"],
  example: {
    query: { status: 1 },
    answer: {
      records: [
        {
          ...couponBaseExample,
          couponUserId: 12,
          status: 1,
          receiveTime: "2026-11-02 10:00:00",
          useTime: null,
        },
      ],
      ...{ total: 1, size: 10, current: 1, pages: 1 },
    },
  },
});
