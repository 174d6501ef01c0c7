import * as v from "valibot";
import { titleExample } from "../../../models/examples/invoice.ts";
import { InvoiceTitle } from "../../../models/invoice.ts";
import { endpoint } from "../../contract.ts";

/** The user's invoice titles, the default one first. */
export const listTitles = endpoint("GET /p/invoiceTitle/list", {
  summary: "The user's invoice titles, the default one first",
  tag: "invoice-title",
  auth: "token",
  effect: "read",
  answer: v.array(InvoiceTitle),
  fails: ["A00004"],
  example: { answer: [titleExample] },
});
