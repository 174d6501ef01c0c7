import * as v from "valibot";
import { headExample, listName, newLines, PurchaseListHead } from "../../models/purchase-list.ts";
import { endpoint } from "../contract.ts";

/** Makes a list, of the enterprise in effect, with lines or without. Faults by field. */
export const createPurchaseList = endpoint("POST /p/purchaseList/create", {
  summary: "Makes a purchase list",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({ name: listName, items: v.optional(newLines) }),
  answer: PurchaseListHead,
  fails: ["A00004", "A00001"],
  example: {
    body: { name: "华东仓月度补货", items: [{ skuId: 310, prodCount: 20 }] },
    answer: { ...headExample, isShared: 0 },
  },
});
