/** What an order becomes that is paid for and waits for nothing more: virtual goods are delivered by their codes at once. */
import { randomBytes } from "node:crypto";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { deliveryTypes, molds } from "@tradehall/mall-rules/states/order/delivery";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { orders } from "#server/db/schema/index.ts";
import type { OrderRow } from "./lock-orders.ts";

/** A code a person can read out: letters and digits without 0, O, 1, I. */
const someCode = (length: number): string =>
  [...randomBytes(length)].map((byte) => "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"[byte % 32]).join("");

export function afterPayment(
  { mold, dvyType }: OrderRow,
  items: readonly { quantity: number }[],
  now: Date,
): Partial<typeof orders.$inferInsert> {
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0);
  const pickup = dvyType === deliveryTypes.pickup ? { pickupCode: someCode(8) } : {};
  if (mold !== molds.virtual) return { status: orderStatuses.paid, deadlineAt: null, ...pickup };
  return {
    ...pickup,
    status: orderStatuses.shipped,
    shippedAt: now,
    virtualCodes: Array.from({ length: Math.min(pieces, 200) }, () => someCode(12)),
    codesUntil: new Date(now.getTime() + orderLimits.voucherMs),
    deadlineAt: new Date(now.getTime() + orderLimits.automaticReceiptMs),
  };
}
