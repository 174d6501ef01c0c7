import { cancelCollections } from "@tradehall/api-client/endpoints/collection/cancel-collections";
import { and, eq, inArray } from "drizzle-orm";
import { collections } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(cancelCollections, async ({ body }, { db, buyer }) => {
  const removed = await db
    .delete(collections)
    .where(and(eq(collections.userId, buyer.userId), inArray(collections.prodId, body.prodIds)))
    .returning({ prodId: collections.prodId });
  return removed.length > 0;
});
