import { applyForInvoice } from "@tradehall/api-client/endpoints/invoice/apply-for-invoice";
import { handle } from "#server/handle.ts";
import { actOnInvoice } from "./act-on-invoice.ts";

export default handle(applyForInvoice, ({ body }, context) =>
  actOnInvoice(context, body.orderNumber, "apply", body),
);
