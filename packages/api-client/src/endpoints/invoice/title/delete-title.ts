import { titleParams } from "../../../models/invoice.ts";
import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Removes an invoice title of the user; the next newest takes the place of a default one. */
export const deleteTitle = endpoint("DELETE /p/invoiceTitle/{titleId}", {
  summary: "Removes an invoice title of the user",
  tag: "invoice-title",
  auth: "token",
  effect: "write",
  params: titleParams,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { titleId: 1 }, answer: null },
});
