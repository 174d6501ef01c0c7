import { titleParams } from "../../../models/invoice.ts";
import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Makes an invoice title of the user the default one. */
export const setDefaultTitle = endpoint("PUT /p/invoiceTitle/default/{titleId}", {
  summary: "Makes an invoice title of the user the default one",
  tag: "invoice-title",
  auth: "token",
  effect: "write",
  params: titleParams,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { titleId: 1 }, answer: null },
});
