/** What a provider says about an attempt: scanned, paid, failed. */

import { sumFen } from "@tradehall/mall-rules/money";
import { nextPaymentStatus, type PaymentEvent } from "@tradehall/mall-rules/states/payment/payment";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { dueFen, isDue } from "#server/modules/order/lifecycle/amounts.ts";
import { lockOrders } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settlePaid } from "#server/modules/order/lifecycle/settle-paid.ts";
import { refuse } from "#server/refuse.ts";
import type { PaymentRow } from "./payment-answer.ts";
import { statusAt } from "./status-at.ts";

/**
 * Moves an attempt on, and with success all of its orders together. A payment of an order that was canceled, or of a
 * code that ended, is refused: the provider keeps no money for it (docs/decisions, late payments).
 */
export async function settlePayment(
  db: Database,
  payNo: string,
  event: PaymentEvent,
  now: Date,
): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(payments).where(eq(payments.payNo, payNo));
    if (!known) refuse("payMissing");
    const rows = await lockOrders(tx, known.orderNumbers);
    const [payment] = await tx.select().from(payments).where(eq(payments.payNo, payNo)).for("update");
    if (!payment) refuse("payMissing");
    const status = statusAt(payment, now);
    if (status === "paid") refuse("payAlreadyDone");
    if (status === "expired") refuse("qrExpired");
    const next = nextPaymentStatus(status, event);
    if (!next) refuse("orderStatusChanged");
    if (!rows.every(isDue) || sumFen(rows, dueFen) !== payment.amountFen) refuse("orderStatusChanged");
    if (next === "paid") await settlePaid(tx, payment.orderNumbers, payment, now);
    const [moved] = await tx
      .update(payments)
      .set({ status: next, ...(next === "paid" ? { paidAt: now } : {}) })
      .where(eq(payments.payNo, payNo))
      .returning();
    return moved ?? payment;
  });
}
