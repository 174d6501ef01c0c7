import { setPoNumber } from "@tradehall/api-client/endpoints/order/set-po-number";
import { and, eq, isNull } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { keptPoNumber } from "#server/modules/order/checkout/po-number.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";

export default handle(setPoNumber, async ({ params: { orderNumber }, body }, { db, buyer }) => {
  const poNumber = keptPoNumber(body.poNumber);
  const written = await db
    .update(orders)
    .set({ poNumber })
    .where(and(isOwnOrder(buyer), isNull(orders.trashedAt), eq(orders.orderNumber, orderNumber)))
    .returning({ poNumber: orders.poNumber });
  if (written.length === 0) refuse("orderMissing");
  return { poNumber };
});
