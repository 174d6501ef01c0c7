import { getNotice } from "@tradehall/api-client/endpoints/notice/get-notice";
import { and, eq, lte } from "drizzle-orm";
import { notices } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { cleanHtml } from "#server/rich-text/clean-html.ts";
import { toNoticeLine } from "./notice-lines.ts";

export default handle(getNotice, async ({ params }, { db, clock }) => {
  const [notice] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, params.id), lte(notices.publishedAt, clock.now())));
  if (!notice) refuse("noticeMissing");
  return { ...toNoticeLine(notice), content: await cleanHtml(notice.contentHtml) };
});
