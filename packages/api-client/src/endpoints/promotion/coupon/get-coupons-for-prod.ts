import * as v from "valibot";
import { Coupon } from "../../../models/coupon.ts";
import { couponExample } from "../../../models/examples/catalogue.ts";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Coupons that cover this product and can be claimed now, greatest reduction first. */
export const getCouponsForProd = endpoint("GET /coupon/listForProd", {
  summary: "Coupons that cover a product",
  tag: "coupon",
  auth: "optional",
  effect: "read",
  query: v.object({ prodId: id }),
  answer: v.array(Coupon),
  fails: ["A00001"],
  example: { query: { prodId: 1001 }, answer: [couponExample] },
});
