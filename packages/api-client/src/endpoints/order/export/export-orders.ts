import * as v from "valibot";
import { exportTypes } from "../../../models/order-export.ts";
import { orderFilters } from "../../../models/order-filters.ts";
import { nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The orders of a list, or chosen ones, as a file: a row for each line, newest order first. */
export const exportOrders = endpoint("GET /p/myOrder/export", {
  summary: "The orders of a list as a CSV or XLSX file, streamed",
  tag: "my-order",
  auth: "token",
  effect: "read",
  perMinute: 20,
  file: Object.values(exportTypes),
  query: v.object({
    format: v.picklist(["csv", "xlsx"]),
    ...orderFilters,
    /** Only these, comma-joined. */
    orderNumbers: v.optional(text(2_000)),
  }),
  answer: nothing,
  fails: ["A00004"],
  example: { query: { format: "csv", status: 5 }, answer: null },
});
