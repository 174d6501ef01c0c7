import { clearBrowseLog } from "@tradehall/api-client/endpoints/browse-log/clear-browse-log";
import { and, eq } from "drizzle-orm";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { onDay } from "./browse-rows.ts";

export default handle(clearBrowseLog, async ({ body }, { db, buyer }) => {
  const removed = await db
    .delete(footprints)
    .where(and(eq(footprints.userId, buyer.userId), onDay(body.day)))
    .returning({ prodId: footprints.prodId, visitedAt: footprints.visitedAt });
  return removed.map(({ prodId, visitedAt }) => ({ prodId, browsedAt: visitedAt.getTime() }));
});
