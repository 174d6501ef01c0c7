import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { prodStatuses } from "@tradehall/mall-rules/states/order/delivery";
import { and, eq, ne } from "drizzle-orm";
import { collections, products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { pricesNow } from "./own-collections.ts";

/** What is off the shelf can still be taken out of the wishlist; only goods that exist can be put in. */
export default handle(toggleCollection, ({ body: { prodId } }, { db, buyer: { userId }, clock }) =>
  db.transaction(async (tx) => {
    // Two presses at once follow each other: the second takes back what the first has done.
    await lockBuyer(tx, userId);
    const removed = await tx
      .delete(collections)
      .where(and(eq(collections.userId, userId), eq(collections.prodId, prodId)))
      .returning({ prodId: collections.prodId });
    if (removed.length > 0) return false;
    const now = clock.now();
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, prodId), ne(products.status, prodStatuses.deleted)));
    if (!product) refuse("prodMissing");
    const addedPriceFen = (await pricesNow(tx, now, [prodId])).get(prodId) ?? null;
    const row = { userId, prodId, createdAt: now, addedPriceFen };
    await tx.insert(collections).values(row).onConflictDoNothing();
    return true;
  }),
);
