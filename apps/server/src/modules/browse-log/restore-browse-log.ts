import { restoreBrowseLog } from "@tradehall/api-client/endpoints/browse-log/restore-browse-log";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { itemsThere, momentOf } from "../product/saved-products.ts";
import { forgetOldest } from "./browse-rows.ts";

export default handle(restoreBrowseLog, async ({ body }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const rows = (await itemsThere(db, body.items)).map(({ prodId, browsedAt }) => ({
    userId,
    prodId,
    visitedAt: momentOf(browsedAt, now),
  }));
  await db.insert(footprints).values(rows).onConflictDoNothing();
  await forgetOldest(db, userId);
  return null;
});
