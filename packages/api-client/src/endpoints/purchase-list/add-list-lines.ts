import * as v from "valibot";
import { headExample, listId, newLines, PurchaseListHead } from "../../models/purchase-list.ts";
import { endpoint } from "../contract.ts";

/** Puts goods into a list, all or none; a SKU that is there already adds up, and keeps its note unless another comes. */
export const addListLines = endpoint("POST /p/purchaseList/addLines", {
  summary: "Puts goods into a purchase list",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({ ...listId.entries, items: newLines }),
  answer: PurchaseListHead,
  fails: ["A00004", "A00001"],
  example: { body: { listId: 5, items: [{ skuId: 310, prodCount: 20 }] }, answer: headExample },
});
