import * as v from "valibot";
import { headExample, listId, listName, PurchaseListHead } from "../../models/purchase-list.ts";
import { flag } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Names a list otherwise, or shares it with its enterprise; what is left out stays. Faults by field. */
export const updatePurchaseList = endpoint("POST /p/purchaseList/update", {
  summary: "Renames a purchase list or shares it",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  body: v.object({ ...listId.entries, name: v.optional(listName), isShared: v.optional(flag) }),
  answer: PurchaseListHead,
  fails: ["A00004", "A00001"],
  example: { body: { listId: 5, isShared: 1 }, answer: headExample },
});
