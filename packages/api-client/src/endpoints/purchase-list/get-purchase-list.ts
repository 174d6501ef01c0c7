import { headExample, lineExample, listId, PurchaseList } from "../../models/purchase-list.ts";
import { endpoint } from "../contract.ts";

/** One list with its lines, newest first: each with its price, stock and state of today for this buyer. */
export const getPurchaseList = endpoint("GET /p/purchaseList/info", {
  summary: "A purchase list with its goods as they are today",
  tag: "purchase-list",
  auth: "token",
  effect: "read",
  query: listId,
  answer: PurchaseList,
  fails: ["A00004", "A00001"],
  example: {
    query: { listId: 5 },
    answer: { ...headExample, lines: [lineExample], total: "350.00" },
  },
});
