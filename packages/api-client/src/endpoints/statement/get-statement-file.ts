import * as v from "valibot";
import { month } from "../../models/statement.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** A month's statement as a PDF with a place for both sides' seals. */
export const getStatementFile = endpoint("GET /p/statement/file", {
  summary: "A month's statement as a PDF",
  tag: "statement",
  auth: "token",
  effect: "read",
  perMinute: 60,
  file: ["application/pdf"],
  query: v.object({ month }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { query: { month: "2026-10" }, answer: null },
});
