import { listBrowseDays } from "@tradehall/api-client/endpoints/browse-log/list-browse-days";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { desc, eq } from "drizzle-orm";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(listBrowseDays, async (_, { db, buyer: { userId } }) => {
  const visits = await db
    .select({ at: footprints.visitedAt })
    .from(footprints)
    .where(eq(footprints.userId, userId))
    .orderBy(desc(footprints.visitedAt));
  const days = Map.groupBy(visits, ({ at }) => chinaDate(at.getTime()));
  return [...days].map(([day, of]) => ({ day, count: of.length }));
});
