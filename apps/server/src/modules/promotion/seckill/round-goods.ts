/** What a round sells: pieces, price and state of products and of their SKUs. */
import type { SeckillProd } from "@tradehall/api-client/models/seckill";
import { toFlag } from "@tradehall/api-client/models/wire";
import { type Fen, fen, fenToYuan } from "@tradehall/mall-rules/money";
import { activityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type activities, activityItems, products, seckillReminders, skus } from "#server/db/schema/index.ts";
import { isListed } from "#server/modules/product/product-cards.ts";
import { unpaidPieces } from "#server/modules/promotion/activity-goods.ts";

type ActivityRow = typeof activities.$inferSelect;

/** As rounds, and products in them, say their times. */
export const timesOf = ({ id, name, startsAt, endsAt }: ActivityRow) => ({
  ...{ activityId: id, name },
  ...{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
  ...{ startTime: chinaTime(startsAt), endTime: chinaTime(endsAt) },
});

interface Pieces {
  priceFen: Fen;
  oriFen: Fen;
  total: number;
  left: number;
  unpaid: number;
  perUser: number;
}

/** As the wire says what is sold. */
export function soldOf({ priceFen, oriFen, unpaid, ...pieces }: Pieces, round: ActivityRow, now: Date) {
  const times = { startsAt: round.startsAt.getTime(), endsAt: round.endsAt.getTime() };
  const { total, left, perUser } = pieces;
  const status = activityStatus({ ...times, left, unpaid }, now.getTime());
  return { price: fenToYuan(priceFen), oriPrice: fenToYuan(oriFen), total, left, perUser, status };
}

/** Whether the buyer asked to hear of the beginning. */
export const isReminded = (db: Database, userId: number) =>
  sql<boolean>`exists (${db
    .select({ one: sql`1` })
    .from(seckillReminders)
    .where(
      and(
        eq(seckillReminders.userId, userId),
        eq(seckillReminders.activityId, activityItems.activityId),
        eq(seckillReminders.prodId, activityItems.prodId),
      ),
    )})`;

const cheapest = sql.raw(`order by "items"."price_fen", "items"."sku_id"`);

/** Items with what they cost otherwise, from which products are put together. */
const itemsOf = (db: Database, activityId: number, userId: number) =>
  db
    .select({
      id: activityItems.id,
      prodId: activityItems.prodId,
      skuId: activityItems.skuId,
      priceFen: activityItems.priceFen,
      oriFen: sql<Fen>`${skus.priceFen}`.mapWith(fen).as("ori_fen"),
      total: activityItems.total,
      left: activityItems.left,
      perUser: activityItems.perUser,
      unpaid: sql<number>`case when ${activityItems.left} > 0 then 0 else ${unpaidPieces(db)} end`.as(
        "unpaid",
      ),
      isReminded: isReminded(db, userId).as("is_reminded"),
    })
    .from(activityItems)
    .innerJoin(skus, eq(skus.id, activityItems.skuId))
    .where(eq(activityItems.activityId, activityId))
    .as("items");

/** Products of a round that are on sale, those that can be had first; `toProduct` makes records of the rows. */
export function roundProducts(db: Database, round: ActivityRow, userId: number, now: Date) {
  const items = itemsOf(db, round.id, userId);
  const sum = (column: typeof items.left | typeof items.total | typeof items.unpaid) =>
    sql<number>`sum(${column})::int`;
  const first = <T>(column: unknown) => sql<T>`(array_agg(${column} ${cheapest}))[1]`;
  const rows = db
    .select({
      product: products,
      seckillId: first<number>(items.id).mapWith(Number),
      priceFen: sql<Fen>`min(${items.priceFen})`.mapWith(fen),
      oriFen: first<Fen>(items.oriFen).mapWith((value) => fen(Number(value))),
      total: sum(items.total),
      left: sum(items.left),
      unpaid: sum(items.unpaid),
      perUser: sql<number>`max(${items.perUser})`,
      isReminded: sql<boolean>`bool_or(${items.isReminded})`,
    })
    .from(items)
    .innerJoin(products, eq(products.id, items.prodId))
    .where(isListed)
    .groupBy(products.id)
    .orderBy(sql`(sum(${items.left}) = 0)`, asc(products.id))
    .$dynamic();
  type Row = Awaited<typeof rows>[number];
  const toProduct = ({ product, seckillId, isReminded: reminded, ...pieces }: Row): SeckillProd => ({
    seckillId,
    prodId: product.id,
    prodName: product.name,
    brief: product.brief,
    pic: product.pictures[0] ?? "",
    unit: product.unit,
    ...soldOf(pieces, round, now),
    isReminded: toFlag(reminded),
  });
  return { rows, toProduct };
}
