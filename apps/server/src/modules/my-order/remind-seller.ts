import { remindSeller } from "@tradehall/api-client/endpoints/my-order/remind-seller";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { actOnOrder } from "./act-on-order.ts";

export default handle(remindSeller, async ({ params: { orderNumber } }, context) => {
  await actOnOrder(context, orderNumber, "remind", (tx, order, now) => {
    const since = order.remindedAt ? now.getTime() - order.remindedAt.getTime() : Number.POSITIVE_INFINITY;
    if (since < orderLimits.remindIntervalMs) refuse("remindTooSoon");
    return tx.update(orders).set({ remindedAt: now }).where(eq(orders.orderNumber, orderNumber));
  });
  return null;
});
