/** What a successful payment does to its orders; in the caller's transaction, which has locked them. */
import { randomBytes } from "node:crypto";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { deliveryTypes, molds } from "@tradehall/mall-rules/states/delivery";
import { nextOrderStatus, orderKindName, orderStatuses } from "@tradehall/mall-rules/states/order";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, products } from "#server/db/schema/index.ts";
import { tellBuyer } from "#server/modules/message/tell-buyer.ts";

/** A code a person can read out: letters and digits without 0, O, 1, I. */
const someCode = (length: number): string =>
  [...randomBytes(length)].map((byte) => "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"[byte % 32]).join("");

async function countSold(
  tx: Database,
  items: readonly { prodId: number; quantity: number }[],
): Promise<void> {
  const byProduct = [...Map.groupBy(items, (item) => item.prodId)].sort(([a], [b]) => a - b);
  for (const [prodId, same] of byProduct) {
    const pieces = same.reduce((sum, item) => sum + item.quantity, 0);
    await tx
      .update(products)
      .set({ soldNum: sql`${products.soldNum} + ${pieces}` })
      .where(eq(products.id, prodId));
  }
}

interface Settled {
  payType: number;
  /** The attempt that paid; null where nothing was to be paid. */
  payNo: string | null;
}

/**
 * Moves unpaid orders on together. Virtual goods are delivered by their codes at once; a group order waits for its
 * team.
 */
export async function settlePaid(
  tx: Database,
  orderNumbers: readonly string[],
  { payType, payNo }: Settled,
  now: Date,
): Promise<void> {
  const which = inArray(orders.orderNumber, [...orderNumbers]);
  const rows = await tx.select().from(orders).where(which);
  const items = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, [...orderNumbers]));
  for (const order of rows) {
    const paid = nextOrderStatus("unpaid", "pay", orderKindName(order.orderType)) ?? "paid";
    const pieces = items
      .filter((item) => item.orderNumber === order.orderNumber)
      .reduce((sum, item) => sum + item.quantity, 0);
    const isVirtual = order.mold === molds.virtual && paid === "paid";
    const delivered = {
      status: orderStatuses.shipped,
      shippedAt: now,
      virtualCodes: Array.from({ length: Math.min(pieces, 200) }, () => someCode(12)),
      codesUntil: new Date(now.getTime() + orderLimits.voucherMs),
      deadlineAt: new Date(now.getTime() + orderLimits.automaticReceiptMs),
    };
    await tx
      .update(orders)
      .set({
        status: orderStatuses[paid],
        paidAt: now,
        payType,
        payNo,
        deadlineAt: null,
        ...(isVirtual ? delivered : {}),
        ...(order.dvyType === deliveryTypes.pickup ? { pickupCode: someCode(8) } : {}),
      })
      .where(eq(orders.orderNumber, order.orderNumber));
    const event = isVirtual ? "vouchersReady" : paid === "grouping" ? "orderGrouping" : "orderPaid";
    await tellBuyer(tx, order, event, now);
  }
  await countSold(tx, items);
}
