import * as v from "valibot";
import { listId, skuIds } from "../../models/purchase-list.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Takes goods out of a list. */
export const removeListLines = endpoint("POST /p/purchaseList/removeLines", {
  summary: "Takes goods out of a purchase list",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  body: v.object({ ...listId.entries, skuIds }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { listId: 5, skuIds: [310] }, answer: null },
});
