import { sendInvoice } from "@tradehall/api-client/endpoints/invoice/send-invoice";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { invoiceMailRules } from "@tradehall/mall-rules/checks/invoice";
import { invoiceLimits } from "@tradehall/mall-rules/limits";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { and, eq, gt } from "drizzle-orm";
import { mails } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { mailCarrier } from "../message/mail-carrier.ts";
import { fileNameOf } from "./issue-invoice.ts";
import { ownDocument } from "./own-invoices.ts";

export default handle(sendInvoice, async ({ params, body }, { db, clock, buyer, settings }) => {
  const { email } = normalized(invoiceMailRules, new Map(Object.entries(body)));
  refuseFields(faultsOf(invoiceMailRules, { email }));
  if (!mailCarrier(settings)) refuse("mailUnavailable");
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockOwnOrder(tx, buyer, params.orderNumber);
    const { invoiceNo } = await ownDocument(tx, buyer, params.orderNumber);
    const since = gt(mails.createdAt, new Date(now.getTime() - dayMs));
    const sent = await tx.$count(mails, and(eq(mails.invoiceNo, invoiceNo), since));
    if (sent >= invoiceLimits.mailsPerDay) refuse("mailLimit");
    const attachment = fileNameOf(invoiceNo);
    const subject = `电子发票 ${invoiceNo}`;
    await tx.insert(mails).values({ email, subject, attachment, invoiceNo, createdAt: now, tryAt: now });
  });
  return null;
});
