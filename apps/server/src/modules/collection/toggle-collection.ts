import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { prodStatuses } from "@tradehall/mall-rules/states/delivery";
import { and, eq, ne } from "drizzle-orm";
import { collections, products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

/** A favourite off the shelf can still be taken out; only goods that exist can be put in. */
export default handle(toggleCollection, async ({ body }, { db, buyer, clock }) => {
  const { prodId } = body;
  const removed = await db
    .delete(collections)
    .where(and(eq(collections.userId, buyer.userId), eq(collections.prodId, prodId)))
    .returning({ prodId: collections.prodId });
  if (removed.length > 0) return false;
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, prodId), ne(products.status, prodStatuses.deleted)));
  if (!product) refuse("prodMissing");
  await db
    .insert(collections)
    .values({ userId: buyer.userId, prodId, createdAt: clock.now() })
    .onConflictDoNothing();
  return true;
});
