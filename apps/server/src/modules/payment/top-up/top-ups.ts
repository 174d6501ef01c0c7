/** Attempts to top up a balance: one of a buyer is open at a time, and what is paid is added once. */
import type { TopUp } from "@tradehall/api-client/models/wallet";
import { balanceLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen, fenToYuan } from "@tradehall/mall-rules/money";
import { nextPaymentStatus, type PaymentEvent } from "@tradehall/mall-rules/states/payment/payment";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { topUps } from "#server/db/schema/index.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { statusAt } from "#server/modules/payment/status-at.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import { refuse } from "#server/refuse.ts";

export type TopUpRow = typeof topUps.$inferSelect;

/** The most that can be topped up at once: up to the ceiling of a balance. */
export const roomFor = (balanceFen: Fen): Fen =>
  fen(Math.max(0, Math.min(balanceLimits.maxTopUpFen, balanceLimits.maxFen - balanceFen)));

export const toTopUp = (row: TopUpRow, now: Date): TopUp => ({
  payNo: row.payNo,
  payType: row.payType,
  status: statusAt(row, now),
  amount: fenToYuan(row.amountFen),
  qrText: row.qrText,
  expiresAt: row.expiresAt.getTime(),
  now: now.getTime(),
});

/** What a provider says about an attempt. Paid money is taken in whatever the balance is by now: the ceiling was asked before. */
export async function moveTopUp(
  db: Database,
  payNo: string,
  event: PaymentEvent,
  now: Date,
): Promise<TopUpRow> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(topUps).where(eq(topUps.payNo, payNo));
    if (!known) refuse("payMissing");
    await lockBuyer(tx, known.userId);
    const [attempt] = await tx.select().from(topUps).where(eq(topUps.payNo, payNo)).for("update");
    if (!attempt) refuse("payMissing");
    const status = statusAt(attempt, now);
    if (status === "paid") refuse("payAlreadyDone");
    const next = nextPaymentStatus(status, event);
    if (!next) refuse("topUpExpired");
    if (next === "paid")
      await changeBalance(tx, attempt.userId, { changeFen: attempt.amountFen, source: "topUp", payNo }, now);
    const [moved] = await tx
      .update(topUps)
      .set({ status: next, ...(next === "paid" ? { paidAt: now } : {}) })
      .where(eq(topUps.payNo, payNo))
      .returning();
    return moved ?? attempt;
  });
}
