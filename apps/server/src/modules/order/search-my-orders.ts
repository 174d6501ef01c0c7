import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { desc } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { pageQuery } from "#server/paging.ts";
import { toCards } from "./order-rows.ts";
import { whichOrders } from "./which-orders.ts";

export default handle(searchMyOrders, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const which = whichOrders(db, buyer, query, now);
  const rows = db
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber));
  const page = await pageQuery(query, db.$count(orders, which), rows, (found) =>
    toCards(db, buyer, found, now),
  );
  return { ...page, now: now.getTime() };
});
