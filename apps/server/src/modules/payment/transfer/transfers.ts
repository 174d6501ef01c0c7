/** Transfers together with the payment or repayment that each belongs to. */
import type { Fen } from "@tradehall/mall-rules/money";
import { isPaymentOpen, type PaymentStatus } from "@tradehall/mall-rules/states/payment/payment";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { bankTransfers, creditRepayments, payments } from "#server/db/schema/index.ts";
import { statusAt } from "#server/modules/payment/status-at.ts";

type TransferRow = typeof bankTransfers.$inferSelect;

export interface Transfer extends TransferRow {
  amountFen: Fen;
  status: PaymentStatus;
  expiresAt: Date;
  /** Orders that it pays for; of a repayment those that were chosen. */
  orderNumbers: string[];
  /** The line that is paid back; null for orders. */
  line: { enterpriseId: number; shopId: number } | null;
}

export async function transferOf(db: Database, payNo: string, now: Date): Promise<Transfer | undefined> {
  const [row] = await db.select().from(bankTransfers).where(eq(bankTransfers.payNo, payNo));
  if (!row) return undefined;
  if (!row.isRepayment) {
    const [payment] = await db.select().from(payments).where(eq(payments.payNo, payNo));
    if (!payment) return undefined;
    const { amountFen, expiresAt, orderNumbers } = payment;
    return { ...row, amountFen, expiresAt, orderNumbers, status: statusAt(payment, now), line: null };
  }
  const [repayment] = await db.select().from(creditRepayments).where(eq(creditRepayments.repaymentNo, payNo));
  if (!repayment) return undefined;
  const { amountFen, expiresAt, orderNumbers, enterpriseId, shopId } = repayment;
  const status = statusAt(repayment, now);
  return { ...row, amountFen, expiresAt, orderNumbers, status, line: { enterpriseId, shopId } };
}

/** Whether money is still awaited for it. */
export const isAwaited = ({ status }: Transfer): boolean => isPaymentOpen(status);
