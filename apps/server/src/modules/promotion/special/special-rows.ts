/** Products of the limited-time offers that run or come: a row for each product of each, what sells best first. */
import type { Fen } from "@tradehall/mall-rules/money";
import { and, asc, desc, eq, gt, not, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, products, skus } from "#server/db/schema/index.ts";
import { isListed } from "#server/modules/product/product-cards.ts";

export const specialRows = (db: Database, now: Date) =>
  db
    .select({
      activity: activities,
      prodId: activityItems.prodId,
      /** Of its cheapest SKU in the offer. */
      priceFen: sql<Fen>`min(${activityItems.priceFen})`.mapWith(activityItems.priceFen),
      usualFen: sql<Fen>`(array_agg(${skus.priceFen} order by ${activityItems.priceFen}))[1]`.mapWith(
        skus.priceFen,
      ),
      total: sql<number>`sum(${activityItems.total})::int`,
      left: sql<number>`sum(${activityItems.left})::int`,
    })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .innerJoin(products, eq(products.id, activityItems.prodId))
    .innerJoin(skus, and(eq(skus.id, activityItems.skuId), not(skus.disabled)))
    .where(and(eq(activities.kind, "special"), gt(activities.endsAt, now), isListed))
    .groupBy(activities.id, activityItems.prodId, products.soldNum)
    .orderBy(
      sql`${activities.startsAt} > ${now}`,
      asc(activities.endsAt),
      asc(activities.id),
      desc(sql`sum(${activityItems.left}) > 0`),
      desc(products.soldNum),
      asc(activityItems.prodId),
    );
