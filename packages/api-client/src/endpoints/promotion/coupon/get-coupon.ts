import * as v from "valibot";
import { Coupon } from "../../../models/coupon.ts";
import { couponExample } from "../../../models/examples/catalogue.ts";
import { id, instant } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** One coupon, whether it can be claimed or not any more (Spec §2 /receive-coupon). */
export const getCoupon = endpoint("GET /coupon/info", {
  summary: "One coupon",
  tag: "coupon",
  auth: "optional",
  effect: "read",
  query: v.object({ couponId: id }),
  /** `now` is the server's, for what runs from when to when. */
  answer: v.object({ ...Coupon.entries, now: instant }),
  fails: ["A00001"],
  example: { query: { couponId: 3 }, answer: { ...couponExample, now: couponExample.startsAt + 3_600_000 } },
});
