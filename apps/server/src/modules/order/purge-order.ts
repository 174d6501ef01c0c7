import { purgeOrder } from "@tradehall/api-client/endpoints/order/purge-order";
import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { actOnOrder } from "./act-on-order.ts";

export default handle(purgeOrder, async ({ params: { orderNumber } }, context) => {
  await actOnOrder(context, orderNumber, "purge", (tx) =>
    tx.update(orders).set({ isDeleted: true }).where(eq(orders.orderNumber, orderNumber)),
  );
  return null;
});
