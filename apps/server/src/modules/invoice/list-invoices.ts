import { listInvoices } from "@tradehall/api-client/endpoints/invoice/list-invoices";
import { invoiceStatuses } from "@tradehall/mall-rules/states/payment/invoice";
import { desc, inArray } from "drizzle-orm";
import { invoices } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { pageQuery } from "#server/paging.ts";
import { toCard } from "./invoice-answers.ts";
import { ownInvoices } from "./own-invoices.ts";

const { applying, issued, voided } = invoiceStatuses;
/** By the number of a tab. */
const statusesOf = [[applying, issued, voided], [applying], [issued]];

export default handle(listInvoices, async ({ query }, { db, clock, buyer }) => {
  await settleOwn(db, buyer, clock.now());
  const own = ownInvoices(db, buyer, inArray(invoices.status, statusesOf[query.sts ?? 0] ?? []));
  const rows = own.orderBy(desc(invoices.appliedAt), desc(invoices.orderNumber));
  return pageQuery(query, db.$count(own.as("own")), rows, (found) => found.map(toCard));
});
