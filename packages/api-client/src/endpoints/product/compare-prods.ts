import { compareLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { ComparedProduct, prodIdsText } from "../../models/compared.ts";
import { comparedExample } from "../../models/examples/compared.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Up to four products beside each other, in the order asked for; what is sold no more has its place and says why. */
export const compareProds = endpoint("GET /prod/compare", {
  summary: "Up to four products beside each other",
  tag: "prod",
  auth: "none",
  effect: "read",
  query: v.object({
    prodIds: prodIdsText(compareLimits.products),
    /** Six-digit code of a region, for what delivery there costs and when it comes. */
    areaId: v.optional(id),
  }),
  answer: v.array(ComparedProduct),
  fails: [],
  example: { query: { prodIds: "1001,1009" }, answer: comparedExample },
});
