import { getInvoice } from "@tradehall/api-client/endpoints/invoice/get-invoice";
import { handle } from "#server/handle.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { toDetail } from "./invoice-answers.ts";
import { ownInvoice } from "./own-invoices.ts";

export default handle(getInvoice, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  return toDetail(db, await ownInvoice(db, buyer, query.orderNumber), now);
});
