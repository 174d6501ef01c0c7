import { remindSeller } from "@tradehall/api-client/endpoints/order/remind-seller";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { actOnOrder } from "./act-on-order.ts";
import { remindAgainAt } from "./remind-again.ts";

export default handle(remindSeller, async ({ params: { orderNumber } }, context) => {
  await actOnOrder(context, orderNumber, "remind", (tx, order, now) => {
    const again = remindAgainAt(order, now);
    if (again) refuse("remindTooSoon", { time: chinaTime(again).slice(0, 16) });
    return tx.update(orders).set({ remindedAt: now }).where(eq(orders.orderNumber, orderNumber));
  });
  return null;
});
