/** A refund of an order on terms lessens what is owed for it first; answers what was paid back already. */
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditLedger, orders, refunds } from "#server/db/schema/index.ts";
import { lockLine, reduceCredit } from "./change-credit.ts";
import { owedOrders } from "./owed-orders.ts";

export async function refundOnTerms(
  tx: Database,
  { userId, refundSn, amountFen, at }: { userId: number; refundSn: string; amountFen: Fen; at: Date },
): Promise<Fen> {
  const [order] = await tx
    .select({ orderNumber: orders.orderNumber, enterpriseId: orders.enterpriseId, shopId: orders.shopId })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(eq(refunds.refundSn, refundSn));
  if (!order) throw new Error(`no order of refund ${refundSn}`);
  const { orderNumber, ...line } = order;
  await lockLine(tx, line);
  const [owed] = await owedOrders(tx, eq(creditLedger.orderNumber, orderNumber));
  const lessFen = fen(Math.min(amountFen, owed?.owedFen ?? 0));
  const less = { source: "refund", userId, refundSn, orders: [{ orderNumber, amountFen: lessFen }] } as const;
  await reduceCredit(tx, line, less, at);
  return fen(amountFen - lessFen);
}
