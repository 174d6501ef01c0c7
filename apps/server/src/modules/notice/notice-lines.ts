/** Announcements as lists show them; one is seen from its time on. */
import type { NoticeLine } from "@tradehall/api-client/models/notice";
import { and, desc, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import { chinaTime } from "#server/china-time.ts";
import { notices } from "#server/db/schema/index.ts";

const { id, shopId, title, isTop, publishedAt } = notices;

/** A list needs no text. */
export const lineColumns = { id, shopId, title, isTop, publishedAt };

/** The platform's, and a shop's own where one is given. */
export const isPublished = (now: Date, ofShop: number | undefined): SQL | undefined =>
  and(lte(publishedAt, now), ofShop ? or(isNull(shopId), eq(shopId, ofShop)) : isNull(shopId));

export const newestFirst = [desc(publishedAt), desc(id)];

interface Row {
  id: number;
  shopId: number | null;
  title: string;
  isTop: boolean;
  publishedAt: Date;
}

export const toNoticeLine = (row: Row): NoticeLine => ({
  id: row.id,
  shopId: row.shopId,
  title: row.title,
  isTop: row.isTop ? 1 : 0,
  publishTime: chinaTime(row.publishedAt),
});
