import { changeInvoice } from "@tradehall/api-client/endpoints/invoice/change-invoice";
import { type Handler, handle } from "#server/handle.ts";
import { settleBefore } from "#server/modules/refund/settle-refunds.ts";
import { actOnInvoice } from "./act-on-invoice.ts";

const handler = handle(changeInvoice, ({ body }, context) =>
  actOnInvoice(context, body.orderNumber, "change", body),
);

export default { ...handler, settle: settleBefore } satisfies Handler;
