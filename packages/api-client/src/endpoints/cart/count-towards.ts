import * as v from "valibot";
import { CartTowards } from "../../models/discount.ts";
import { towardsExample } from "../../models/examples/discount.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** What the ticked goods count towards a coupon or an offer: exactly one is named. */
export const countTowards = endpoint("GET /p/shopCart/towards", {
  summary: "What the ticked goods count towards a coupon or an offer",
  tag: "cart",
  auth: "token",
  effect: "read",
  query: v.pipe(
    v.object({ couponId: v.optional(id), discountId: v.optional(id) }),
    v.check(({ couponId, discountId }) => (couponId === undefined) !== (discountId === undefined)),
  ),
  answer: CartTowards,
  fails: ["A00001", "A00004"],
  example: { query: { discountId: 101 }, answer: towardsExample },
});
