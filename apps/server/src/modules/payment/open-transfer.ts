/** Payments and repayments by bank: who may, how long the goods are held, and the reference. */
import { randomInt } from "node:crypto";
import { transferLimits } from "@tradehall/mall-rules/limits";
import { orderKinds, orderStatuses, unpaidMsOf } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { makeReference } from "@tradehall/mall-rules/states/payment/transfer";
import { and, arrayOverlaps, asc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { bankTransfers, creditRepayments, orders, payments } from "#server/db/schema/index.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";

const byBank = eq(payments.payType, payTypes.bankTransfer);

/** Activities hold their goods for minutes, and persons have no bank that pays for an enterprise. */
export const canTransfer = (rows: readonly OrderRow[]): boolean =>
  rows.length > 0 &&
  rows.every(
    ({ enterpriseId, orderType, status }) =>
      enterpriseId !== 0 && orderType === orderKinds.general && status === orderStatuses.unpaid,
  );

/** The one that is still awaited for just these orders: choosing the bank again keeps its reference. */
export async function awaitedTransfer(
  db: Database,
  userId: number,
  orderNumbers: readonly string[],
  now: Date,
): Promise<typeof payments.$inferSelect | undefined> {
  const [open] = await db
    .select()
    .from(payments)
    .where(
      and(
        ...[byBank, eq(payments.userId, userId), eq(payments.status, "waiting")],
        ...[gt(payments.expiresAt, now), eq(payments.orderNumbers, [...orderNumbers].sort())],
      ),
    );
  return open;
}

/** Days after the bank was first chosen for any of them: choosing again holds the goods no longer. */
export async function transferEnd(tx: Database, orderNumbers: readonly string[], now: Date): Promise<Date> {
  const [first] = await tx
    .select({ createdAt: payments.createdAt })
    .from(payments)
    .where(and(byBank, arrayOverlaps(payments.orderNumbers, [...orderNumbers])))
    .orderBy(asc(payments.createdAt))
    .limit(1);
  return new Date((first?.createdAt ?? now).getTime() + transferLimits.arriveMs);
}

/** The buyer and the orders must be locked. */
export async function holdOrders(tx: Database, orderNumbers: readonly string[], until: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ deadlineAt: until })
    .where(inArray(orders.orderNumber, [...orderNumbers]));
}

/** Another way was chosen: what the bank held for days waits as long as any order does. */
export async function shortenHold(tx: Database, rows: readonly OrderRow[], now: Date): Promise<OrderRow[]> {
  const held = rows.filter(({ status }) => status === orderStatuses.unpaid);
  for (const { orderNumber, orderType, deadlineAt } of held) {
    const end = Math.min(now.getTime() + unpaidMsOf(orderType), deadlineAt?.getTime() ?? Infinity);
    await holdOrders(tx, [orderNumber], new Date(end));
  }
  return tx
    .select()
    .from(orders)
    .where(
      inArray(
        orders.orderNumber,
        rows.map(({ orderNumber }) => orderNumber),
      ),
    )
    .orderBy(asc(orders.orderNumber));
}

/** Gives a payment or repayment its reference; the buyer must be locked. */
export async function openTransfer(
  tx: Database,
  attempt: { payNo: string; userId: number; isRepayment: boolean },
  now: Date,
): Promise<void> {
  const { userId } = attempt;
  const isOpen = and(eq(payments.userId, userId), byBank, eq(payments.status, "waiting"));
  const isOpenRepayment = and(
    ...[eq(creditRepayments.userId, userId), eq(creditRepayments.payType, payTypes.bankTransfer)],
    eq(creditRepayments.status, "waiting"),
  );
  const open =
    (await tx.$count(payments, and(isOpen, gt(payments.expiresAt, now)))) +
    (await tx.$count(creditRepayments, and(isOpenRepayment, gt(creditRepayments.expiresAt, now))));
  // With the one that was just written.
  if (open > transferLimits.open) refuse("transferTooMany", { max: transferLimits.open });
  for (;;) {
    const [written] = await tx
      .insert(bankTransfers)
      .values({ ...attempt, reference: makeReference((below) => randomInt(below)), createdAt: now })
      .onConflictDoNothing({ target: bankTransfers.reference })
      .returning({ reference: bankTransfers.reference });
    if (written) return;
  }
}
