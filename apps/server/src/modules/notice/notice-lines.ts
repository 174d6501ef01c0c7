/** Announcements as lists show them; one is seen from its time on, until it is withdrawn. */
import { type NoticeLine, noticeSources } from "@tradehall/api-client/models/notice";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { notices, shops } from "#server/db/schema/index.ts";

const { id, shopId, title, isTop, publishedAt } = notices;

/** A line with the name of its shop; `more` where the text is needed, too. */
export const selectLines = <More extends Record<string, typeof notices.contentHtml>>(
  db: Database,
  more: More,
) =>
  db
    .select({ id, shopId, title, isTop, publishedAt, shopName: shops.name, ...more })
    .from(notices)
    .leftJoin(shops, eq(shops.id, shopId));

export const isVisible = (now: Date): SQL | undefined =>
  and(lte(publishedAt, now), eq(notices.isWithdrawn, false));

interface Senders {
  ofShop?: number | undefined;
  source?: number | undefined;
}

/** The platform's, and a shop's own where one is given; `source` keeps one of the two. */
export function isPublished(now: Date, { ofShop, source }: Senders): SQL | undefined {
  const ofThatShop = eq(shopId, ofShop ?? 0);
  const sent =
    source === noticeSources.shop
      ? ofThatShop
      : source === noticeSources.platform || !ofShop
        ? isNull(shopId)
        : or(isNull(shopId), ofThatShop);
  return and(isVisible(now), sent);
}

export const newestFirst = [desc(publishedAt), desc(id)];
export const topFirst = [desc(isTop), ...newestFirst];

interface Row {
  id: number;
  shopId: number | null;
  shopName: string | null;
  title: string;
  isTop: boolean;
  publishedAt: Date;
}

export const toNoticeLine = (row: Row): NoticeLine => ({
  id: row.id,
  shopId: row.shopId,
  shopName: row.shopName,
  title: row.title,
  isTop: row.isTop ? 1 : 0,
  publishTime: chinaTime(row.publishedAt),
});
