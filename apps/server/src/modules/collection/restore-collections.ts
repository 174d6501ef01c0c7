import { restoreCollections } from "@tradehall/api-client/endpoints/collection/restore-collections";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { collections } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { itemsThere, momentOf } from "../product/saved-products.ts";
import { pricesNow } from "./own-collections.ts";

export default handle(restoreCollections, async ({ body }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const items = await itemsThere(db, body.items);
  const prices = await pricesNow(
    db,
    now,
    items.map(({ prodId }) => prodId),
  );
  const rows = items.map(({ prodId, createdAt, addedPrice }) => ({
    userId,
    prodId,
    createdAt: momentOf(createdAt, now),
    addedPriceFen: addedPrice === undefined ? prices.get(prodId) : addedPrice && yuanToFen(addedPrice),
  }));
  await db.insert(collections).values(rows).onConflictDoNothing();
  return null;
});
