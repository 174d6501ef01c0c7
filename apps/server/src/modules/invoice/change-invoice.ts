import { changeInvoice } from "@tradehall/api-client/endpoints/invoice/change-invoice";
import { handle } from "#server/handle.ts";
import { actOnInvoice } from "./act-on-invoice.ts";

export default handle(changeInvoice, ({ body }, context) =>
  actOnInvoice(context, body.orderNumber, "change", body),
);
