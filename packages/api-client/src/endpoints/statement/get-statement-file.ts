import * as v from "valibot";
import { InvoiceFile } from "../../models/invoice.ts";
import { month } from "../../models/statement.ts";
import { endpoint } from "../contract.ts";

/** A month's statement as a PDF with a place for both sides' seals. */
export const getStatementFile = endpoint("GET /p/statement/file", {
  summary: "A month's statement as a PDF",
  tag: "statement",
  auth: "token",
  effect: "read",
  perMinute: 60,
  query: v.object({ month }),
  answer: InvoiceFile,
  fails: ["A00004", "A00001"],
  example: {
    query: { month: "2026-10" },
    answer: { fileName: "对账单-2026-10.pdf", contentType: "application/pdf", base64: "JVBERi0xLjcK" },
  },
});
