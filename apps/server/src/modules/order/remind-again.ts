/** A seller is reminded of an order once a day. */
import { orderLimits } from "@tradehall/mall-rules/limits";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";

/** When they may be reminded again; null where that is now. */
export function remindAgainAt({ remindedAt }: OrderRow, now: Date): Date | null {
  if (!remindedAt) return null;
  const at = new Date(remindedAt.getTime() + orderLimits.remindIntervalMs);
  return at > now ? at : null;
}
