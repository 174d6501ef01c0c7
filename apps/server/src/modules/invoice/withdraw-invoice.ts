import { withdrawInvoice } from "@tradehall/api-client/endpoints/invoice/withdraw-invoice";
import { handle } from "#server/handle.ts";
import { actOnInvoice } from "./act-on-invoice.ts";

export default handle(withdrawInvoice, ({ params }, context) =>
  actOnInvoice(context, params.orderNumber, "withdraw"),
);
