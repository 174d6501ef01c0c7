/**
 * The money of a refund goes back the way it came: of a pre-sale by two ways, to each no more than it brought. What a
 * provider has to give is only written here, and asked for after the transaction (send-money-backs.ts).
 */
import { type Fen, fen, sumFen } from "@tradehall/mall-rules/money";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { moneyBacks, payments, refunds } from "#server/db/schema/index.ts";
import { balanceFen } from "#server/modules/order/lifecycle/amounts.ts";
import { isAccount, payMethodOf } from "#server/pay-methods/index.ts";
import type { LockedRefund } from "./lock-refund.ts";

/** What of it goes to the deposit's payment: only what its balance has no more room for. */
async function depositPart(tx: Database, { refund, order }: LockedRefund): Promise<Fen> {
  if (order.depositPayNo === null) return fen(0);
  if (order.payNo === null) return refund.amountFen;
  const sent = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderNumber, order.orderNumber),
        ne(refunds.refundSn, refund.refundSn),
        inArray(refunds.status, [refundStatuses.refunding, refundStatuses.succeeded]),
      ),
    );
  const room = balanceFen(order) - sumFen(sent, (one) => fen(one.amountFen - one.depositFen));
  return fen(Math.max(0, refund.amountFen - room));
}

interface Way {
  payNo: string | null;
  payType: number | null;
  amountFen: Fen;
}

/** Whether the buyer has it with that: not while a provider still has to report. Order and refund must be locked. */
export async function sendMoney(tx: Database, locked: LockedRefund, at: Date): Promise<boolean> {
  const { refund, order } = locked;
  const { refundSn, amountFen } = refund;
  const depositFen = await depositPart(tx, locked);
  if (depositFen > 0) await tx.update(refunds).set({ depositFen }).where(eq(refunds.refundSn, refundSn));
  const ways: Way[] = [
    { payNo: order.payNo, payType: order.payType, amountFen: fen(amountFen - depositFen) },
    { payNo: order.depositPayNo, payType: order.depositPayType, amountFen: depositFen },
  ];
  let isDone = true;
  for (const way of ways) isDone = (await sendBy(tx, locked, way, at)) && isDone;
  return isDone;
}

async function sendBy(
  tx: Database,
  { refund: { refundSn }, order }: LockedRefund,
  { payNo, payType, amountFen }: Way,
  at: Date,
): Promise<boolean> {
  if (amountFen === 0 || payNo === null || payType === null) return true;
  const method = payMethodOf(payType);
  if (!method) throw new Error(`no way to give back what was paid by ${payType}`);
  if (!isAccount(method)) {
    await tx.insert(moneyBacks).values({ refundSn, payNo, amountFen, createdAt: at, tryAt: at });
    return false;
  }
  // To who paid it: an administrator may have, for a member.
  const [payer] = await tx
    .select({ userId: payments.userId })
    .from(payments)
    .where(eq(payments.payNo, payNo));
  const { userId } = payer ?? order;
  await method.giveBack(tx, { userId, payNo, refundSn, amountFen, at });
  return true;
}
