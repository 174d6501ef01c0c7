import { restoreCollections } from "@tradehall/api-client/endpoints/collection/restore-collections";
import { collections } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { itemsThere, momentOf } from "../prod/saved-products.ts";

export default handle(restoreCollections, async ({ body }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const rows = (await itemsThere(db, body.items)).map(({ prodId, createdAt }) => ({
    userId,
    prodId,
    createdAt: momentOf(createdAt, now),
  }));
  await db.insert(collections).values(rows).onConflictDoNothing();
  return null;
});
