import { listId } from "../../models/purchase-list.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Takes the removal of a list back. */
export const restorePurchaseList = endpoint("POST /p/purchaseList/restore", {
  summary: "Puts a removed purchase list back (undo)",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  body: listId,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { listId: 5 }, answer: null },
});
