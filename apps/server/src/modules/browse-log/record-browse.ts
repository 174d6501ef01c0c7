import { recordBrowse } from "@tradehall/api-client/endpoints/browse-log/record-browse";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { itemsThere } from "../product/saved-products.ts";
import { forgetOldest, keepsFootprints } from "./browse-rows.ts";

export default handle(recordBrowse, async ({ body: { prodId } }, { db, clock, buyer }) => {
  await itemsThere(db, [{ prodId }]);
  if (!(await keepsFootprints(db, buyer.userId))) return null;
  const visitedAt = clock.now();
  await db
    .insert(footprints)
    .values({ userId: buyer.userId, prodId, visitedAt })
    .onConflictDoUpdate({ target: [footprints.userId, footprints.prodId], set: { visitedAt } });
  await forgetOldest(db, buyer.userId);
  return null;
});
