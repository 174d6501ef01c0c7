import * as v from "valibot";
import { exportTypes } from "../../models/order-export.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The lines of a month, or of a year, as a file. */
export const exportStatement = endpoint("GET /p/statement/export", {
  summary: "The lines of a month or a year as a CSV or XLSX file, streamed",
  tag: "statement",
  auth: "token",
  effect: "read",
  perMinute: 20,
  file: Object.values(exportTypes),
  /** `period`: yyyy-MM or yyyy. */
  query: v.object({
    format: v.picklist(["csv", "xlsx"]),
    period: v.pipe(v.string(), v.regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/)),
  }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { query: { format: "csv", period: "2026-10" }, answer: null },
});
