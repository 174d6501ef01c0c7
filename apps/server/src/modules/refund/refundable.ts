/** What the rules of refunds must know of orders: their rows, and what of each line is in a refund or was refunded. */
import { refundLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { type PaidLine, paidFor } from "@tradehall/mall-rules/pricing";
import type { RefundableLine, RefundableOrder } from "@tradehall/mall-rules/states/after-sale/refund-scope";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { orderKindName, orderStatusName } from "@tradehall/mall-rules/states/order/order";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, refundItems, refunds } from "#server/db/schema/index.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";

export type ItemRow = typeof orderItems.$inferSelect;

/** The newest refund of a line, and its pieces while it is open. */
export interface LineRefund {
  refundSn: string;
  status: number;
  inRefund: number;
}
export type LineRefunds = ReadonlyMap<number, LineRefund>;

/** By line; asks nothing where none of the lines was ever in a refund. */
export async function lineRefunds(db: Database, items: readonly ItemRow[]): Promise<LineRefunds> {
  const touched = items.filter((item) => item.refundSn !== null);
  if (touched.length === 0) return new Map();
  const ids = touched.map((item) => item.id);
  const rows = await db
    .select({ part: refundItems, status: refunds.status })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.refundSn, refundItems.refundSn))
    .innerJoin(
      orderItems,
      and(eq(orderItems.id, refundItems.orderItemId), eq(orderItems.refundSn, refundItems.refundSn)),
    )
    .where(inArray(orderItems.id, ids));
  return new Map(
    rows.map(({ part, status }) => [
      part.orderItemId,
      { refundSn: part.refundSn, status, inRefund: part.isOpen ? part.quantity : 0 },
    ]),
  );
}

export const refundEndsAt = ({ receivedAt }: Pick<OrderRow, "receivedAt">): number | null =>
  receivedAt ? receivedAt.getTime() + refundLimits.allowedAfterReceiptMs : null;

/** An order as the rules see it; undefined for one in no state of theirs. */
export function toRefundable(order: OrderRow, now: Date): RefundableOrder | undefined {
  const status = orderStatusName(order.status);
  const endsAt = refundEndsAt(order);
  return (
    status && {
      status,
      kind: orderKindName(order.orderType),
      isVirtual: order.mold === molds.virtual,
      isWrittenOff: order.usedCodes.length > 0,
      isWindowOpen: endsAt === null || now.getTime() < endsAt,
    }
  );
}

/** Lines as the rules and the sums see them; pieces of `except` are free. */
export function toLines(
  { pointsUsed }: Pick<OrderRow, "pointsUsed">,
  items: readonly ItemRow[],
  known: LineRefunds,
  except?: string,
): (RefundableLine & PaidLine)[] {
  const lines = items.map((item) => {
    const newest = known.get(item.id);
    const { id: orderItemId, quantity, refunded, actualFen, shareFen } = item;
    const inRefund = newest && newest.refundSn !== except ? newest.inRefund : 0;
    return { orderItemId, quantity, refunded, inRefund, actualFen, shareFen };
  });
  const paid = paidFor({ lines, freightFen: fen(0), freightClaimedFen: fen(0), pointsUsed });
  return lines.map((line, index) => ({ ...line, isPaidFor: paid[index] === true }));
}
