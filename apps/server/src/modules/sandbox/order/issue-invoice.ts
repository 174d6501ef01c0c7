import { sandboxIssueInvoice } from "@tradehall/api-client/endpoints/sandbox/order/issue-invoice";
import { eq } from "drizzle-orm";
import { invoices } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { issueInvoice } from "#server/modules/invoice/issue-invoice.ts";
import { refuse } from "#server/refuse.ts";
import { listedInvoices } from "./invoice-rows.ts";

export default handle(sandboxIssueInvoice, async ({ params: { orderNumber } }, { db, clock }) => {
  await issueInvoice(db, orderNumber, clock.now());
  const [listed] = await listedInvoices(db, eq(invoices.orderNumber, orderNumber));
  return listed ?? refuse("invoiceMissing");
});
