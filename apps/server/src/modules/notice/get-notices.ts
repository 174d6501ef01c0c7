import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { sql } from "drizzle-orm";
import { notices } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { briefOf } from "./brief.ts";
import { isPublished, selectLines, toNoticeLine, topFirst } from "./notice-lines.ts";

export default handle(getNotices, async ({ query }, { db, clock }) => {
  const where = isPublished(clock.now(), { ofShop: query.shopId, source: query.source });
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(notices).where(where);
  const rows = await selectLines(db, { html: notices.contentHtml })
    .where(where)
    .orderBy(...topFirst)
    .limit(query.size)
    .offset(offsetOf(query));
  const records = rows.map((row) => ({ ...toNoticeLine(row), brief: briefOf(row.html) }));
  return pageOf(records, count?.total ?? 0, query);
});
