import { checkCollection } from "@tradehall/api-client/endpoints/collection/check-collection";
import { and, eq } from "drizzle-orm";
import { collections } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(checkCollection, async ({ query }, { db, buyer }) => {
  const found = await db
    .select({ prodId: collections.prodId })
    .from(collections)
    .where(and(eq(collections.userId, buyer.userId), eq(collections.prodId, query.prodId)));
  return found.length > 0;
});
