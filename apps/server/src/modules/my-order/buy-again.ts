import { buyAgain } from "@tradehall/api-client/endpoints/my-order/buy-again";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { addPieces } from "#server/modules/cart/change.ts";
import { type CartOwner, countPieces, lockCart } from "#server/modules/cart/rows.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { Refusal, refuse } from "#server/refuse.ts";

type Item = typeof orderItems.$inferSelect;

/** Adds one line of the order, or says why not. */
async function addAgain(tx: Database, owner: CartOwner, item: Item, now: Date): Promise<number | Refusal> {
  try {
    return await addPieces(
      tx,
      owner,
      { prodId: item.prodId, skuId: item.skuId, quantity: item.quantity },
      now,
    );
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

export default handle(buyAgain, async ({ params: { orderNumber } }, { db, clock, buyer, locale }) => {
  const [order] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isOwnOrder(buyer), eq(orders.orderNumber, orderNumber)));
  if (!order) refuse("orderMissing");
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.id));
  const results = await db.transaction(async (tx) => {
    await lockCart(tx, buyer);
    const done: { item: Item; result: number | Refusal }[] = [];
    for (const item of items) done.push({ item, result: await addAgain(tx, buyer, item, clock.now()) });
    return done;
  });
  return {
    items: results.map(({ item, result }) => ({
      orderItemId: item.id,
      prodId: item.prodId,
      skuId: item.skuId,
      prodName: item.prodName,
      skuName: item.skuName,
      prodCount: item.quantity,
      isAdded: typeof result === "number" ? (1 as const) : (0 as const),
      why: typeof result === "number" ? "" : result.text(locale),
    })),
    basketIds: results.flatMap(({ result }) => (typeof result === "number" ? result : [])),
    prodCount: await countPieces(db, buyer),
  };
});
