import * as v from "valibot";
import { titleExample, titleFormExample } from "../../../models/examples/invoice.ts";
import { InvoiceTitle, titleForm } from "../../../models/invoice.ts";
import { endpoint } from "../../contract.ts";

/** Keeps another invoice title, at most 20; the first becomes the default (Spec §5). Faults by field. */
export const addTitle = endpoint("POST /p/invoiceTitle/add", {
  summary: "Keeps another invoice title, at most 20; the first becomes the default",
  tag: "invoice-title",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object(titleForm),
  answer: InvoiceTitle,
  fails: ["A00004", "A00001"],
  example: { body: titleFormExample, answer: titleExample },
});
