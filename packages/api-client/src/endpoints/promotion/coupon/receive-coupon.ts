import * as v from "valibot";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Claims one coupon, as long as it lasts and within what one buyer may have (api-family §6). */
export const receiveCoupon = endpoint("POST /p/myCoupon/receive", {
  summary: "Claims one coupon",
  tag: "coupon",
  auth: "token",
  effect: "write",
  creates: true,
  /** The family sends the bare id. */
  body: v.union([
    v.object({ couponId: id }),
    v.pipe(
      id,
      v.transform((couponId) => ({ couponId })),
    ),
  ]),
  answer: v.object({ couponUserId: id }),
  fails: ["A00004", "A00001"],
  example: { body: { couponId: 3 }, answer: { couponUserId: 12 } },
});
