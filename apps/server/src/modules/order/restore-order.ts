import { restoreOrder } from "@tradehall/api-client/endpoints/order/restore-order";
import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { actOnOrder } from "./act-on-order.ts";

export default handle(restoreOrder, ({ params: { orderNumber } }, context) =>
  actOnOrder(context, orderNumber, "restore", (tx) =>
    tx.update(orders).set({ trashedAt: null }).where(eq(orders.orderNumber, orderNumber)),
  ),
);
