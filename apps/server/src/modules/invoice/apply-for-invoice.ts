import { applyForInvoice } from "@tradehall/api-client/endpoints/invoice/apply-for-invoice";
import { type Handler, handle } from "#server/handle.ts";
import { settleBefore } from "#server/modules/refund/settle-refunds.ts";
import { actOnInvoice } from "./act-on-invoice.ts";

const handler = handle(applyForInvoice, ({ body }, context) =>
  actOnInvoice(context, body.orderNumber, "apply", body),
);

export default { ...handler, settle: settleBefore } satisfies Handler;
