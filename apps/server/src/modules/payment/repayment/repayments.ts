/** Attempts to pay back what is owed: one of a buyer and line is open at a time, and what is paid counts once. */
import type { CreditRepayment } from "@tradehall/api-client/models/credit";
import { fenToYuan } from "@tradehall/mall-rules/money";
import {
  isPaymentOpen,
  nextPaymentStatus,
  type PaymentEvent,
  paymentStatuses,
} from "@tradehall/mall-rules/states/payment/payment";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditRepayments, shops } from "#server/db/schema/index.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { lockLine, payOff } from "#server/modules/credit/change-credit.ts";
import { statusAt } from "#server/modules/payment/status-at.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import { refuse } from "#server/refuse.ts";

export type RepaymentRow = typeof creditRepayments.$inferSelect;

/** A buyer's repayments whose code can still be paid. */
export const isOpenRepayment = (userId: number): SQL | undefined =>
  and(
    eq(creditRepayments.userId, userId),
    inArray(creditRepayments.status, paymentStatuses.filter(isPaymentOpen)),
  );

export async function toRepayment(db: Database, row: RepaymentRow, now: Date): Promise<CreditRepayment> {
  const [shop] = await db.select({ name: shops.name }).from(shops).where(eq(shops.id, row.shopId));
  return {
    repaymentNo: row.repaymentNo,
    enterpriseId: row.enterpriseId,
    shopId: row.shopId,
    shopName: shop?.name ?? "",
    payType: row.payType,
    status: statusAt(row, now),
    amount: fenToYuan(row.amountFen),
    excess: fenToYuan(row.excessFen),
    qrText: row.qrText,
    expiresAt: row.expiresAt.getTime(),
    now: now.getTime(),
  };
}

/** Money that has come: what is owed is less by it; what was owed no more goes into the balance of who paid. */
export async function settleRepayment(
  tx: Database,
  repayment: RepaymentRow,
  now: Date,
): Promise<RepaymentRow> {
  const { repaymentNo, userId, enterpriseId, shopId } = repayment;
  await lockLine(tx, { enterpriseId, shopId });
  const excessFen = await payOff(tx, { enterpriseId, shopId }, repayment, now);
  const excess = { changeFen: excessFen, source: "repayment" as const, payNo: repaymentNo };
  if (excessFen > 0) await changeBalance(tx, userId, excess, now);
  const [moved] = await tx
    .update(creditRepayments)
    .set({ status: "paid", paidAt: now, excessFen })
    .where(eq(creditRepayments.repaymentNo, repaymentNo))
    .returning();
  return moved ?? repayment;
}

/** What a provider says about an attempt. */
export async function moveRepayment(
  db: Database,
  repaymentNo: string,
  event: PaymentEvent,
  now: Date,
): Promise<RepaymentRow> {
  const which = eq(creditRepayments.repaymentNo, repaymentNo);
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(creditRepayments).where(which);
    if (!known) refuse("payMissing");
    await lockBuyer(tx, known.userId);
    const [attempt] = await tx.select().from(creditRepayments).where(which).for("update");
    if (!attempt) refuse("payMissing");
    const status = statusAt(attempt, now);
    if (status === "paid") refuse("payAlreadyDone");
    const next = nextPaymentStatus(status, event);
    if (!next) refuse("repaymentExpired");
    if (next === "paid") return settleRepayment(tx, attempt, now);
    const [moved] = await tx.update(creditRepayments).set({ status: next }).where(which).returning();
    return moved ?? attempt;
  });
}
