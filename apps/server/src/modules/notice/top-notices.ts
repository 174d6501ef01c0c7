import type { NoticeLine } from "@tradehall/api-client/models/notice";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { notices } from "#server/db/schema/index.ts";
import { isPublished, lineColumns, newestFirst, toNoticeLine } from "./notice-lines.ts";

/** More would not be read on top. */
const mostOnTop = 10;

/** Announcements that stand on top, newest first. */
export async function topNotices(db: Database, now: Date, shopId?: number): Promise<NoticeLine[]> {
  const rows = await db
    .select(lineColumns)
    .from(notices)
    .where(and(isPublished(now, shopId), eq(notices.isTop, true)))
    .orderBy(...newestFirst)
    .limit(mostOnTop);
  return rows.map(toNoticeLine);
}
