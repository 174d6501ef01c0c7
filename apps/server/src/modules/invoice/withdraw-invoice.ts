import { withdrawInvoice } from "@tradehall/api-client/endpoints/invoice/withdraw-invoice";
import { type Handler, handle } from "#server/handle.ts";
import { settleBefore } from "#server/modules/refund/settle-refunds.ts";
import { actOnInvoice } from "./act-on-invoice.ts";

const handler = handle(withdrawInvoice, ({ params }, context) =>
  actOnInvoice(context, params.orderNumber, "withdraw"),
);

export default { ...handler, settle: settleBefore } satisfies Handler;
