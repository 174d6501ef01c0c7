import * as v from "valibot";
import { lineChange, lineExample, listId, PurchaseLine } from "../../models/purchase-list.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Changes quantity or note of a line; what is left out stays. Answers the line with the price of so many. */
export const changeListLine = endpoint("POST /p/purchaseList/changeLine", {
  summary: "Changes a line of a purchase list",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  body: v.object({ ...listId.entries, skuId: id, ...lineChange }),
  answer: PurchaseLine,
  fails: ["A00004", "A00001"],
  example: { body: { listId: 5, skuId: 310, prodCount: 20 }, answer: lineExample },
});
