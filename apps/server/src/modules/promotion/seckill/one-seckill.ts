/** One product in a round, by the id of one of its SKUs there. */
import type { Fen } from "@tradehall/mall-rules/money";
import { and, asc, eq, not, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, products, skus } from "#server/db/schema/index.ts";
import { isListed } from "#server/modules/product/product-cards.ts";
import { unpaidPieces } from "#server/modules/promotion/activity-goods.ts";
import { boughtPieces } from "#server/modules/promotion/offer/offers.ts";
import { isReminded } from "./round-goods.ts";

/** Undefined for no item of a flash sale, and for goods that are no longer on sale. */
export async function seckillOf(db: Database, seckillId: number, userId: number) {
  const [found] = await db
    .select({ round: activities, prodId: activityItems.prodId, reminded: isReminded(db, userId) })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .innerJoin(products, eq(products.id, activityItems.prodId))
    .where(and(eq(activityItems.id, seckillId), eq(activities.kind, "seckill"), isListed));
  return found;
}

/** Its SKUs in the round, as the buyer may have them. */
export const roundSkus = (db: Database, activityId: number, prodId: number, userId: number) =>
  db
    .select({
      id: activityItems.id,
      skuId: activityItems.skuId,
      priceFen: activityItems.priceFen,
      oriFen: sql<Fen>`${skus.priceFen}`.mapWith(skus.priceFen),
      total: activityItems.total,
      left: activityItems.left,
      perUser: activityItems.perUser,
      unpaid: sql<number>`${unpaidPieces(db)}`,
      bought: sql<number>`${boughtPieces(db, userId, activityItems)}`,
    })
    .from(activityItems)
    .innerJoin(skus, and(eq(skus.id, activityItems.skuId), not(skus.disabled)))
    .where(and(eq(activityItems.activityId, activityId), eq(activityItems.prodId, prodId)))
    .orderBy(asc(activityItems.skuId));
