import { buyAgain } from "@tradehall/api-client/endpoints/order/buy-again";
import { and, asc, eq, isNull } from "drizzle-orm";
import { orderItems, orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { addEach } from "#server/modules/cart/add-each.ts";
import { countPieces } from "#server/modules/cart/rows.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { Refusal, refuse } from "#server/refuse.ts";

export default handle(buyAgain, async ({ params: { orderNumber } }, { db, clock, buyer, locale }) => {
  const [order] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isOwnOrder(buyer), eq(orders.orderNumber, orderNumber)));
  if (!order) refuse("orderMissing");
  const items = await db
    .select()
    .from(orderItems)
    // A gift is not for sale by itself.
    .where(and(eq(orderItems.orderNumber, orderNumber), isNull(orderItems.giftOf)))
    .orderBy(asc(orderItems.id));
  const added = await db.transaction((tx) => addEach(tx, buyer, items, clock.now()));
  const results = items.map((item, at) => ({ item, result: added[at] }));
  return {
    items: results.map(({ item, result }) => ({
      orderItemId: item.id,
      prodId: item.prodId,
      skuId: item.skuId,
      prodName: item.prodName,
      skuName: item.skuName,
      prodCount: item.quantity,
      isAdded: typeof result === "number" ? (1 as const) : (0 as const),
      why: result instanceof Refusal ? result.text(locale) : "",
    })),
    basketIds: results.flatMap(({ result }) => (typeof result === "number" ? result : [])),
    prodCount: await countPieces(db, buyer),
  };
});
