import * as v from "valibot";
import { DiscountInfo } from "../../../models/discount.ts";
import { discountInfoExample } from "../../../models/examples/discount.ts";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** One limited-time offer, spend-and-save or gift with its rules; its products are found by `discountId` of the search. */
export const getDiscount = endpoint("GET /discount/info", {
  summary: "One offer and its rules",
  tag: "discount",
  auth: "none",
  effect: "read",
  query: v.object({ discountId: id }),
  answer: DiscountInfo,
  fails: ["A00001"],
  example: { query: { discountId: 101 }, answer: discountInfoExample },
});
