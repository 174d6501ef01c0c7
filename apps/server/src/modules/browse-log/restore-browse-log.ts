import { restoreBrowseLog } from "@tradehall/api-client/endpoints/browse-log/restore-browse-log";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { idsThere, momentOf } from "../prod/kept-products.ts";
import { forgetOldest } from "./browse-rows.ts";

export default handle(restoreBrowseLog, async ({ body: { items } }, { db, clock, buyer }) => {
  const now = clock.now();
  const there = await idsThere(
    db,
    items.map((item) => item.prodId),
  );
  const rows = items
    .filter((item) => there.has(item.prodId))
    .map(({ prodId, browsedAt }) => ({
      userId: buyer.userId,
      prodId,
      visitedAt: momentOf(browsedAt, now),
    }));
  if (rows.length === 0) refuse("prodMissing");
  await db.insert(footprints).values(rows).onConflictDoNothing();
  await forgetOldest(db, buyer.userId);
  return null;
});
