import * as v from "valibot";
import { titleExample, titleFormExample } from "../../../models/examples/invoice.ts";
import { InvoiceTitle, titleForm } from "../../../models/invoice.ts";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Changes an invoice title of the user; invoices asked for before keep theirs. Faults by field. */
export const updateTitle = endpoint("PUT /p/invoiceTitle/update", {
  summary: "Changes an invoice title of the user",
  tag: "invoice-title",
  auth: "token",
  effect: "write",
  body: v.object({ ...titleForm, titleId: id }),
  answer: InvoiceTitle,
  fails: ["A00004", "A00001"],
  example: { body: { ...titleFormExample, titleId: 1 }, answer: titleExample },
});
