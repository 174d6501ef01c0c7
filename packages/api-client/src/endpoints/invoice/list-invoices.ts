import * as v from "valibot";
import { invoiceCardExample } from "../../models/examples/invoice.ts";
import { InvoicePage } from "../../models/invoice.ts";
import { int, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's invoices under the current enterprise, newest first; those given up are none. */
export const listInvoices = endpoint("GET /p/orderInvoice/list", {
  summary: "The buyer's invoices, newest first",
  tag: "invoice",
  auth: "token",
  effect: "read",
  query: v.object({
    ...paging,
    /** 0 all, 1 applying, 2 issued. */
    sts: v.optional(v.pipe(int, v.picklist([0, 1, 2]))),
  }),
  answer: InvoicePage,
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 10, sts: 2 },
    answer: { records: [invoiceCardExample], total: 1, size: 10, current: 1, pages: 1 },
  },
});
