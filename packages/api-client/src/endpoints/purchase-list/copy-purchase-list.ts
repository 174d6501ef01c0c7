import * as v from "valibot";
import { headExample, listId, listName, PurchaseListHead } from "../../models/purchase-list.ts";
import { endpoint } from "../contract.ts";

/**
 * Copies a list with its lines and notes into one of the buyer's own, which is not shared; without a name its own
 * says that it is a copy. Faults by field.
 */
export const copyPurchaseList = endpoint("POST /p/purchaseList/copy", {
  summary: "Copies a purchase list",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({ ...listId.entries, name: v.optional(listName) }),
  answer: PurchaseListHead,
  fails: ["A00004", "A00001"],
  example: {
    body: { listId: 5, name: "华东仓月度补货 副本" },
    answer: { ...headExample, listId: 6, isShared: 0 },
  },
});
