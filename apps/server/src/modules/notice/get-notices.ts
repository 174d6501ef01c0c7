import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { notices } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { briefOfNotice } from "./brief.ts";
import { isPublished, selectLines, toNoticeLine, topFirst } from "./notice-lines.ts";

export default handle(getNotices, async ({ query }, { db, clock }) => {
  const where = isPublished(clock.now(), { ofShop: query.shopId, source: query.source });
  const rows = selectLines(db, { html: notices.contentHtml })
    .where(where)
    .orderBy(...topFirst);
  return pageQuery(query, db.$count(notices, where), rows, (found) =>
    found.map((row) => ({ ...toNoticeLine(row), brief: briefOfNotice(row) })),
  );
});
