import { exportTypes } from "../../models/order-export.ts";
import { listId } from "../../models/purchase-list.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** A list as CSV, a row for each line; it can be read again as a list of codes. */
export const exportPurchaseList = endpoint("GET /p/purchaseList/export", {
  summary: "A purchase list as a CSV file",
  tag: "purchase-list",
  auth: "token",
  effect: "read",
  perMinute: 20,
  file: [exportTypes.csv],
  query: listId,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { query: { listId: 5 }, answer: null },
});
