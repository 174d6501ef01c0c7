/** Products of group-buying activities, one row for each, with the lowest price of its SKUs. */
import type { GroupGoods } from "@tradehall/api-client/models/group";
import { type Fen, fenToYuan } from "@tradehall/mall-rules/money";
import { activityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, gt, lte, not, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, products, skus, teams } from "#server/db/schema/index.ts";
import { isListed } from "#server/modules/product/product-cards.ts";
import { type PageRequest, pageQuery } from "#server/paging.ts";

/** Once alone, to count by, and once with its order. */
function goodsRows(db: Database, isComing: boolean, now: Date) {
  const left = sql<number>`sum(${activityItems.left})::int`;
  const time = isComing
    ? gt(activities.startsAt, now)
    : and(lte(activities.startsAt, now), gt(activities.endsAt, now));
  return db
    .select({
      activityId: activities.id,
      startsAt: activities.startsAt,
      endsAt: activities.endsAt,
      teamSize: activities.teamSize,
      prodId: products.id,
      name: products.name,
      pictures: products.pictures,
      unit: products.unit,
      priceFen: sql<Fen>`min(${activityItems.priceFen})`.mapWith(activityItems.priceFen).as("group_fen"),
      aloneFen: sql<Fen>`min(${skus.priceFen})`.mapWith(skus.priceFen).as("alone_fen"),
      total: sql<number>`sum(${activityItems.total})::int`.as("total"),
      left: left.as("left"),
      joined: sql<number>`(select coalesce(sum(${teams.paid}), 0)::int from ${teams}
        where ${teams.activityId} = ${activities.id} and ${teams.prodId} = ${products.id}
        and (${teams.paid} = ${teams.size} or ${gt(teams.endsAt, now)}))`.as("joined"),
    })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .innerJoin(products, eq(products.id, activityItems.prodId))
    .innerJoin(skus, and(eq(skus.id, activityItems.skuId), not(skus.disabled)))
    .where(and(eq(activities.kind, "grouping"), isListed, time))
    .groupBy(activities.id, products.id)
    .orderBy(
      asc(sql`${left} = 0`),
      asc(isComing ? activities.startsAt : activities.endsAt),
      asc(activities.id),
      asc(products.id),
    );
}

type GoodsRow = Awaited<ReturnType<typeof goodsRows>>[number];

const toGoods = (row: GoodsRow, now: Date): GroupGoods => {
  const times = { startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() };
  return {
    ...times,
    activityId: row.activityId,
    prodId: row.prodId,
    prodName: row.name,
    pic: row.pictures[0] ?? "",
    unit: row.unit,
    price: fenToYuan(row.priceFen),
    oriPrice: fenToYuan(row.aloneFen),
    status: activityStatus({ ...times, left: row.left }, now.getTime()),
    startTime: chinaTime(row.startsAt),
    teamSize: row.teamSize,
    total: row.total,
    left: row.left,
    joinedCount: row.joined,
  };
};

export function groupGoods(db: Database, isComing: boolean, now: Date, page: PageRequest) {
  const all = goodsRows(db, isComing, now).as("goods");
  const total = async () => {
    const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(all);
    return row?.total ?? 0;
  };
  return pageQuery(page, total(), goodsRows(db, isComing, now).$dynamic(), (rows) =>
    rows.map((row) => toGoods(row, now)),
  );
}
