import { listId } from "../../models/purchase-list.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Removes a list; for a day that can be taken back. */
export const removePurchaseList = endpoint("POST /p/purchaseList/remove", {
  summary: "Removes a purchase list",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  body: listId,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { listId: 5 }, answer: null },
});
