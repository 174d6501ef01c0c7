import { restoreCollections } from "@tradehall/api-client/endpoints/collection/restore-collections";
import { collections } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { idsThere, momentOf } from "../prod/kept-products.ts";

export default handle(restoreCollections, async ({ body: { items } }, { db, clock, buyer }) => {
  const now = clock.now();
  const there = await idsThere(
    db,
    items.map((item) => item.prodId),
  );
  const rows = items
    .filter((item) => there.has(item.prodId))
    .map(({ prodId, createdAt }) => ({
      userId: buyer.userId,
      prodId,
      createdAt: momentOf(createdAt, now),
    }));
  if (rows.length === 0) refuse("prodMissing");
  await db.insert(collections).values(rows).onConflictDoNothing();
  return null;
});
