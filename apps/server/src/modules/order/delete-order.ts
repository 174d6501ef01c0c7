import { deleteOrder } from "@tradehall/api-client/endpoints/order/delete-order";
import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { actOnOrder } from "./act-on-order.ts";

export default handle(deleteOrder, async ({ params: { orderNumber } }, context) => {
  await actOnOrder(context, orderNumber, "delete", (tx, _, now) =>
    tx.update(orders).set({ trashedAt: now }).where(eq(orders.orderNumber, orderNumber)),
  );
  return null;
});
