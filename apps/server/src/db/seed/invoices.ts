/** Invoice titles of dealer01, and invoices of paid orders: one that was issued, one that waits. */

import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { invoiceTypes, titleKinds } from "@tradehall/mall-rules/states/payment/invoice";
import { and, desc, eq, inArray, like } from "drizzle-orm";
import { issueInvoice } from "../../modules/invoice/issue-invoice.ts";
import { moveInvoice } from "../../modules/invoice/lifecycle/move-invoice.ts";
import { invoiceNoAt } from "../../modules/invoice/sheet/invoice-number.ts";
import type { Database } from "../opened-database.ts";
import { invoiceTitles, notifyLogs, orders } from "../schema/index.ts";
import { enterpriseSeeds } from "./data/people.ts";
import { insertRows } from "./insert.ts";
import { userId } from "./people.ts";

const hour = 3_600_000;

const [enterprise] = enterpriseSeeds;
const unit = {
  titleType: titleKinds.unit,
  titleName: enterprise?.name ?? "",
  taxNo: enterprise?.creditCode ?? "",
  unitAddress: "上海市浦东新区张江路 88 号 3 号楼",
  unitPhone: "021-58880000",
  bankName: "招商银行上海张江支行",
  bankAccount: "121900012345678",
};
const person = {
  ...{ titleType: titleKinds.personal, titleName: "周明远" },
  ...{ taxNo: "", unitAddress: "", unitPhone: "", bankName: "", bankAccount: "" },
};

/** After the refunds, which some orders have. */
export async function seedInvoices(db: Database, now: Date): Promise<void> {
  const dealer = userId("dealer01");
  const createdAt = new Date(now.getTime() - 300 * 24 * hour);
  await insertRows(db, invoiceTitles, [
    { ...unit, userId: dealer, isDefault: true, createdAt },
    { ...person, userId: dealer, createdAt },
  ]);
  const { completed, received } = orderStatuses;
  const paid = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, dealer),
        inArray(orders.status, [completed, received]),
        eq(orders.refundStatus, orderRefundStatuses.none),
      ),
    )
    .orderBy(desc(orders.status), desc(orders.orderNumber));
  const [first, second] = paid.filter(({ actualFen }) => actualFen > 0);
  const choices = [
    { order: first, chosen: { invoiceType: invoiceTypes.special, title: unit }, hoursAgo: 72 },
    { order: second, chosen: { invoiceType: invoiceTypes.ordinary, title: person }, hoursAgo: 30 },
  ];
  for (const { order, chosen, hoursAgo } of choices) {
    const at = new Date(now.getTime() - hoursAgo * hour);
    if (order) await moveInvoice(db, order, { event: "apply", by: "buyer", at, chosen });
  }
  const issuedAt = new Date(now.getTime() - 70 * hour);
  if (first) await issueInvoice(db, first.orderNumber, issuedAt, invoiceNoAt(issuedAt, 31_415_926));
  await db.update(notifyLogs).set({ readAt: now }).where(like(notifyLogs.link, "/invoice-detail%"));
}
