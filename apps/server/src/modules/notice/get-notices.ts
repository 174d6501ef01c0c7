import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { desc, sql } from "drizzle-orm";
import { notices } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { isPublished, lineColumns, newestFirst, toNoticeLine } from "./notice-lines.ts";

export default handle(getNotices, async ({ query }, { db, clock }) => {
  const where = isPublished(clock.now(), query.shopId);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(notices).where(where);
  const rows = await db
    .select(lineColumns)
    .from(notices)
    .where(where)
    .orderBy(desc(notices.isTop), ...newestFirst)
    .limit(query.size)
    .offset(offsetOf(query));
  return pageOf(rows.map(toNoticeLine), count?.total ?? 0, query);
});
