import * as v from "valibot";
import { listId, removedLines } from "../../models/purchase-list.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Undo of a removal: puts lines back where they were. A SKU that is in the list again is left alone. */
export const restoreListLines = endpoint("POST /p/purchaseList/restoreLines", {
  summary: "Puts removed lines back (undo)",
  tag: "purchase-list",
  auth: "token",
  effect: "write",
  body: v.object({ ...listId.entries, lines: removedLines }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: {
    body: { listId: 5, lines: [{ skuId: 310, prodCount: 20, createdAt: 1_795_138_200_000 }] },
    answer: null,
  },
});
