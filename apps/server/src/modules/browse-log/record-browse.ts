import { recordBrowse } from "@tradehall/api-client/endpoints/browse-log/record-browse";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { idsThere } from "../prod/kept-products.ts";
import { forgetOldest } from "./browse-rows.ts";

export default handle(recordBrowse, async ({ body: { prodId } }, { db, clock, buyer }) => {
  if (!(await idsThere(db, [prodId])).has(prodId)) refuse("prodMissing");
  const visitedAt = clock.now();
  await db
    .insert(footprints)
    .values({ userId: buyer.userId, prodId, visitedAt })
    .onConflictDoUpdate({ target: [footprints.userId, footprints.prodId], set: { visitedAt } });
  await forgetOldest(db, buyer.userId);
  return null;
});
