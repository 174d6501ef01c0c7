import type { NoticeLine } from "@tradehall/api-client/models/notice";
import { messageLimits } from "@tradehall/mall-rules/limits";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { notices } from "#server/db/schema/index.ts";
import { isPublished, newestFirst, selectLines, toNoticeLine, topFirst } from "./notice-lines.ts";

/** More would not be read on top. */
const mostOnTop = 10;

/** Announcements that stand on top, newest first. */
export async function topNotices(db: Database, now: Date, ofShop?: number): Promise<NoticeLine[]> {
  const rows = await selectLines(db, {})
    .where(and(isPublished(now, { ofShop }), eq(notices.isTop, true)))
    .orderBy(...newestFirst)
    .limit(mostOnTop);
  return rows.map(toNoticeLine);
}

/** The platform's announcements for the home page: those on top, then the newest. */
export async function homeNotices(db: Database, now: Date): Promise<NoticeLine[]> {
  const rows = await selectLines(db, {})
    .where(isPublished(now, {}))
    .orderBy(...topFirst)
    .limit(messageLimits.noticesOnHome);
  return rows.map(toNoticeLine);
}
