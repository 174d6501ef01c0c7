/** What runs on the home page and what comes next, by the server's clock. */
import type { ActivityItem, HomeActivities, HomeActivity } from "@tradehall/api-client/models/home";
import { fenToYuan } from "@tradehall/mall-rules/money";
import type { ActivityKind } from "@tradehall/mall-rules/states/promotion/activity";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, products, skus } from "#server/db/schema/index.ts";
import { isListed } from "../product/product-cards.ts";

/** Products of one activity shown on the home page. */
const mostItems = 12;

type ActivityRow = typeof activities.$inferSelect;

async function itemsOf(db: Database, ids: readonly number[]): Promise<Map<number, ActivityItem[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ item: activityItems, product: products, sku: skus })
    .from(activityItems)
    .innerJoin(products, eq(products.id, activityItems.prodId))
    .innerJoin(skus, eq(skus.id, activityItems.skuId))
    .where(and(inArray(activityItems.activityId, [...ids]), isListed))
    .orderBy(asc(activityItems.activityId), asc(activityItems.skuId));
  const items = rows.map(({ item, product, sku }) => ({
    activityId: item.activityId,
    seckillId: item.id,
    prodId: item.prodId,
    skuId: item.skuId,
    prodName: product.name,
    skuName: sku.values.join(" "),
    pic: sku.picture || (product.pictures[0] ?? ""),
    unit: product.unit,
    price: fenToYuan(item.priceFen),
    oriPrice: fenToYuan(sku.priceFen),
    total: item.total,
    left: item.left,
    perUser: item.perUser,
  }));
  const groups = Map.groupBy(items, (item) => item.activityId);
  return new Map(
    [...groups].map(([id, list]) => [id, list.slice(0, mostItems).map(({ activityId: _, ...item }) => item)]),
  );
}

const toActivity = (
  kind: ActivityKind,
  row: ActivityRow,
  items: ActivityItem[],
  now: Date,
): HomeActivity => ({
  activityId: row.id,
  kind,
  name: row.name,
  status: now < row.startsAt ? "notStarted" : "inProgress",
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
  startTime: chinaTime(row.startsAt),
  endTime: chinaTime(row.endsAt),
  teamSize: row.teamSize,
  items,
});

/** Of each kind the one that runs and ends first; of flash sales the next to come too. */
export async function homeActivities(db: Database, now: Date): Promise<HomeActivities> {
  const rows = await db
    .select()
    .from(activities)
    .where(gt(activities.endsAt, now))
    .orderBy(asc(activities.startsAt), asc(activities.id));
  const running = (kind: ActivityKind) =>
    rows
      .filter((row) => row.kind === kind && row.startsAt <= now)
      .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime())[0];
  const chosen = {
    flashSale: running("seckill"),
    nextFlashSale: rows.find((row) => row.kind === "seckill" && row.startsAt > now),
    groupBuy: running("grouping"),
    special: running("special"),
  };
  const ids = Object.values(chosen).flatMap((row) => (row ? [row.id] : []));
  const items = await itemsOf(db, ids);
  const shown = (kind: ActivityKind, row: ActivityRow | undefined) =>
    row ? toActivity(kind, row, items.get(row.id) ?? [], now) : null;
  return {
    now: now.getTime(),
    flashSale: shown("seckill", chosen.flashSale),
    nextFlashSale: shown("seckill", chosen.nextFlashSale),
    groupBuy: shown("grouping", chosen.groupBuy),
    special: shown("special", chosen.special),
  };
}
