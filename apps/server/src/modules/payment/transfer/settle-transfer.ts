/** What becomes of money that came for a transfer; the same for a receipt and for the job, and once. */

import { messageLink } from "@tradehall/api-client/models/message";
import { type Fen, fen, fenToYuan, sumFen, thousands } from "@tradehall/mall-rules/money";
import { type MessageEvent, messageTypes } from "@tradehall/mall-rules/states/account/message";
import { appliedOf, hasArrived } from "@tradehall/mall-rules/states/payment/transfer";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { bankReceipts, bankTransfers, notifyLogs, orders } from "#server/db/schema/index.ts";
import { lockBuyer, lockBuyersOf } from "#server/modules/buyer/lock-buyer.ts";
import { moveRepayment } from "#server/modules/payment/repayment/repayments.ts";
import { settlePayment } from "#server/modules/payment/settle-payment.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import { isAwaited, type Transfer, transferOf } from "./transfers.ts";

type Receipt = typeof bankReceipts.$inferSelect;

const heldFen = ({ amountFen, appliedFen, balanceFen, returnedFen }: Receipt): Fen =>
  fen(amountFen - appliedFen - balanceFen - returnedFen);

async function tell(
  tx: Database,
  transfer: Transfer,
  event: MessageEvent,
  more: Record<string, string>,
  now: Date,
): Promise<void> {
  const { userId, payNo, reference, line, orderNumbers } = transfer;
  const about: Record<string, string> = line
    ? { enterpriseId: String(line.enterpriseId), shopId: String(line.shopId) }
    : { orderNumbers: orderNumbers.join(",") };
  const values = { payNo, reference, ...about, ...more };
  await tx.insert(notifyLogs).values({
    ...{ userId, enterpriseId: null, type: messageTypes.account, event, values },
    ...{ link: messageLink(event, values), createdAt: now },
  });
}

const amountText = (amount: Fen): string => thousands(fenToYuan(amount));

/** What is held although nothing awaits it: into the balance, or back to the paying account, as the buyer wished. */
async function giveRest(tx: Database, transfer: Transfer, receipts: readonly Receipt[], now: Date) {
  const rest = receipts.filter((one) => heldFen(one) > 0);
  const restFen = sumFen(rest, heldFen);
  if (restFen === 0) return;
  const { userId, payNo, excess } = transfer;
  const isReturned = excess === "payer";
  for (const one of rest)
    await tx
      .update(bankReceipts)
      .set(
        isReturned
          ? { returnedFen: fen(one.returnedFen + heldFen(one)) }
          : { balanceFen: fen(one.balanceFen + heldFen(one)) },
      )
      .where(eq(bankReceipts.id, one.id));
  if (!isReturned)
    await changeBalance(tx, userId, { changeFen: restFen, source: "transferExcess", payNo }, now);
  const event = isReturned ? "moneyReturned" : "moneyToBalance";
  await tell(tx, transfer, event, { amount: amountText(restFen) }, now);
}

async function lockTransfer(tx: Database, { userId, line, orderNumbers }: Transfer): Promise<void> {
  if (line) return lockBuyer(tx, userId);
  await lockBuyersOf(tx, inArray(orders.orderNumber, orderNumbers), { and: userId });
}

/**
 * Pays what is awaited once all of it has come; what is more, came twice or came late goes the buyer's way. Less than the
 * whole is held until the rest comes or the transfer ends. `isNew` tells the buyer what is missing.
 */
export async function settleTransfer(
  db: Database,
  payNo: string,
  now: Date,
  { isNew }: { isNew: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await transferOf(tx, payNo, now);
    if (!known) return;
    await lockTransfer(tx, known);
    const transfer = await transferOf(tx, payNo, now);
    const receipts = await tx
      .select()
      .from(bankReceipts)
      .where(eq(bankReceipts.payNo, payNo))
      .orderBy(asc(bankReceipts.id))
      .for("update");
    if (!transfer || receipts.every((one) => heldFen(one) === 0)) return;
    if (!isAwaited(transfer)) return giveRest(tx, transfer, receipts, now);
    const { amountFen, isRepayment } = transfer;
    if (!hasArrived(amountFen, receipts)) {
      const receivedFen = sumFen(receipts, (one) => one.amountFen);
      const values = {
        ...{ received: amountText(receivedFen), left: amountText(fen(amountFen - receivedFen)) },
        time: chinaTime(transfer.expiresAt).slice(0, 16),
      };
      return isNew ? tell(tx, transfer, "moneyShort", values, now) : undefined;
    }
    await (isRepayment ? moveRepayment : settlePayment)(tx, payNo, "succeed", now);
    const applied = appliedOf(amountFen, receipts);
    for (const [at, one] of receipts.entries())
      await tx
        .update(bankReceipts)
        .set({ appliedFen: applied[at] ?? fen(0) })
        .where(eq(bankReceipts.id, one.id));
    const settled = receipts.map((one, at) => ({ ...one, appliedFen: applied[at] ?? fen(0) }));
    return giveRest(tx, transfer, settled, now);
  });
}

/** The transfer of a reference. */
export async function byReference(db: Database, reference: string): Promise<string | undefined> {
  if (reference === "") return undefined;
  const [transfer] = await db
    .select({ payNo: bankTransfers.payNo })
    .from(bankTransfers)
    .where(eq(bankTransfers.reference, reference));
  return transfer?.payNo;
}
