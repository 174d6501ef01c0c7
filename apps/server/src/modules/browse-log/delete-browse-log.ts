import { deleteBrowseLog } from "@tradehall/api-client/endpoints/browse-log/delete-browse-log";
import { and, eq, inArray } from "drizzle-orm";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(deleteBrowseLog, async ({ body }, { db, buyer }) => {
  await db
    .delete(footprints)
    .where(and(eq(footprints.userId, buyer.userId), inArray(footprints.prodId, body.prodIds)));
  return null;
});
