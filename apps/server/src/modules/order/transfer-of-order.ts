/** The transfer of an order, as all who see the order may read it. */
import type { OrderTransfer } from "@tradehall/api-client/models/transfer";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fen, fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { and, arrayContains, desc, eq, gt, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { bankReceipts, bankTransfers, payments, users } from "#server/db/schema/index.ts";

/** The newest that is still awaited or paid it; null for an order that another way pays. */
export async function transferOfOrder(
  db: Database,
  { userId }: { userId: number },
  orderNumber: string,
  now: Date,
): Promise<OrderTransfer | null> {
  const isAwaited = and(eq(payments.status, "waiting"), gt(payments.expiresAt, now));
  const [row] = await db
    .select({ payment: payments, reference: bankTransfers.reference, chosenBy: users.nickName })
    .from(payments)
    .innerJoin(bankTransfers, eq(bankTransfers.payNo, payments.payNo))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(
      and(arrayContains(payments.orderNumbers, [orderNumber]), or(isAwaited, eq(payments.status, "paid"))),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!row) return null;
  const { payment, reference, chosenBy } = row;
  const { payNo, amountFen } = payment;
  const receipts = await db.select().from(bankReceipts).where(eq(bankReceipts.payNo, payNo));
  const receivedFen = sumFen(receipts, (one) => one.amountFen);
  return {
    ...{ payNo, reference, amount: fenToYuan(amountFen), received: fenToYuan(receivedFen) },
    left: fenToYuan(fen(Math.max(0, amountFen - receivedFen))),
    isPaid: toFlag(payment.status === "paid"),
    ...{ chosenBy, isOwn: toFlag(payment.userId === userId), expiresAt: payment.expiresAt.getTime() },
  };
}
