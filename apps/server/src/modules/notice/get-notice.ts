import { getNotice } from "@tradehall/api-client/endpoints/notice/get-notice";
import { and, eq } from "drizzle-orm";
import { notices } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { cleanHtml } from "#server/rich-text/clean-html.ts";
import { neighboursOf } from "./neighbours.ts";
import { isVisible, selectLines, toNoticeLine } from "./notice-lines.ts";

export default handle(getNotice, async ({ params }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const [notice] = await selectLines(db, { html: notices.contentHtml }).where(
    and(eq(notices.id, params.id), isVisible(now)),
  );
  if (!notice) refuse("noticeMissing");
  const content = await cleanHtml(context, { html: notice.html, of: `announcement ${params.id}` });
  return { ...toNoticeLine(notice), content, ...(await neighboursOf(db, notice, now)) };
});
