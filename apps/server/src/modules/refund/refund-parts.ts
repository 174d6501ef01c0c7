/** The lines of a refund; in the transaction that has locked its order. */
import type { RefundSum } from "@tradehall/mall-rules/pricing";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, refundItems } from "#server/db/schema/index.ts";

/** Puts these lines in the place of the refund's own, where it has some. */
export async function writeParts(tx: Database, refundSn: string, { parts }: RefundSum): Promise<void> {
  await tx.delete(refundItems).where(eq(refundItems.refundSn, refundSn));
  await tx
    .insert(refundItems)
    .values(parts.map(({ orderItemId, quantity }) => ({ refundSn, orderItemId, quantity, isOpen: true })));
  await tx.update(orderItems).set({ refundSn: null }).where(eq(orderItems.refundSn, refundSn));
  await tx
    .update(orderItems)
    .set({ refundSn })
    .where(
      inArray(
        orderItems.id,
        parts.map((part) => part.orderItemId),
      ),
    );
}
