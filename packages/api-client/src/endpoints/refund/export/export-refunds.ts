import * as v from "valibot";
import { exportTypes } from "../../../models/order-export.ts";
import { refundFilters } from "../../../models/refund-filters.ts";
import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The refunds of a list as a file: a row for each line of goods, newest refund first. */
export const exportRefunds = endpoint("GET /p/orderRefund/export", {
  summary: "The refunds of a list as a CSV or XLSX file, streamed",
  tag: "refund",
  auth: "token",
  effect: "read",
  perMinute: 20,
  file: Object.values(exportTypes),
  query: v.object({ format: v.picklist(["csv", "xlsx"]), ...refundFilters }),
  answer: nothing,
  fails: ["A00004"],
  example: { query: { format: "csv", sts: 2 }, answer: null },
});
