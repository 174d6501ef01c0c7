import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import { handle } from "#server/handle.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { orderCounts } from "./order-counts.ts";

export default handle(countMyOrders, async (_, { db, clock, buyer }) => {
  await settleOwn(db, buyer, clock.now());
  return orderCounts(db, buyer, clock.now());
});
