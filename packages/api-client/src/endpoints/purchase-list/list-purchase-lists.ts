import * as v from "valibot";
import { headExample, PurchaseListHead } from "../../models/purchase-list.ts";
import { flag, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's purchase lists and those shared in the enterprise in effect, changed last first. */
export const listPurchaseLists = endpoint("GET /p/purchaseList/page", {
  summary: "The buyer's purchase lists and those shared with them",
  tag: "purchase-list",
  auth: "token",
  effect: "read",
  query: v.object({
    ...paging,
    /** 1: only those that the buyer may change. */
    changeable: v.optional(flag),
  }),
  answer: page(PurchaseListHead),
  fails: ["A00004", "A00001"],
  example: {
    query: { current: 1, size: 10 },
    answer: { records: [headExample], total: 1, size: 10, current: 1, pages: 1 },
  },
});
