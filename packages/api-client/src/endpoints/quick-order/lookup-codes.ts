import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { FoundCode, QuickCode } from "../../models/quick-order.ts";
import { endpoint } from "../contract.ts";

/** The goods of each of these codes, in their order; letters of any case and width are the same. */
export const lookupCodes = endpoint("POST /p/quickOrder/lookup", {
  summary: "Goods by their codes",
  tag: "quick-order",
  auth: "token",
  effect: "read",
  body: v.object({
    codes: v.pipe(v.array(QuickCode), v.minLength(1), v.maxLength(quickOrderLimits.rows)),
  }),
  answer: v.array(FoundCode),
  fails: ["A00004"],
  example: {
    body: { codes: ["gl-310"] },
    answer: [
      {
        code: "gl-310",
        matches: [
          {
            ...{ prodId: 31, skuId: 310, prodName: "固联 8.8级外六角螺栓", skuName: "M8×30" },
            ...{ partyCode: "GL-310", pic: "", unit: "盒", price: "17.50" },
            ...{ minCount: 10, stepCount: 10, stocks: 800, canBuy: 1, why: "" },
          },
        ],
        suggestions: [],
      },
    ],
  },
});
