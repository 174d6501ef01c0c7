import { termsTypes } from "@tradehall/mall-rules/states/site/terms";
import * as v from "valibot";
import { ShopTerms, shopTermsExample } from "../../models/terms.ts";
import { id, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/**
 * Terms of shops: type 1 privacy policy, 4 sales terms; `shopIds` comma-joined, without them the platform's own
 * (Spec §2, §9). Shops without such terms are left out; none at all is refused. Open to all.
 */
export const getTerms = endpoint("GET /shop/terms", {
  summary: "Privacy policy or sales terms of shops",
  tag: "terms",
  auth: "none",
  effect: "read",
  query: v.object({ type: id, shopIds: v.optional(text(200), "") }),
  answer: v.array(ShopTerms),
  fails: ["A00001"],
  example: { query: { type: termsTypes.sales, shopIds: "1" }, answer: [shopTermsExample] },
});
