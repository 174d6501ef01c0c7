/** A home page for tests: banners, a floor, and activities around a moment. */
import { fen } from "@tradehall/mall-rules/money";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, banners, floors } from "#server/db/schema/index.ts";
import { world } from "#server/testing/world.ts";

const hour = 3_600_000;

export async function plantHome(db: Database, now: Date): Promise<void> {
  const { prods, skus, categories } = world;
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  await db.insert(banners).values([
    { picture: "/pictures/b/2", seq: 2 },
    { picture: "/pictures/b/1", seq: 1, title: "冬季防护", link: "/list?cpid=1" },
  ]);
  await db.insert(floors).values({
    ...{ id: 1, title: "紧固件", categoryId: categories.top },
    prodIds: [prods.helmet, prods.offShelf, prods.screws, prods.suspendedGoods],
    banner: { picture: "/pictures/h/floor-1", text: "紧固件专场", link: "/list?cpid=1" },
  });
  await db.insert(activities).values([
    { id: 1, kind: "seckill", name: "上一场", startsAt: at(-5), endsAt: at(-3) },
    { id: 2, kind: "seckill", name: "这一场", startsAt: at(-1), endsAt: at(1) },
    { id: 3, kind: "seckill", name: "下一场", startsAt: at(1), endsAt: at(3) },
    { id: 4, kind: "grouping", name: "拼团", startsAt: at(-1), endsAt: at(50), teamSize: 3 },
    { id: 5, kind: "special", name: "限时优惠", startsAt: at(-1), endsAt: at(50) },
  ]);
  const item = { total: 10, left: 4, perUser: 1 };
  await db.insert(activityItems).values([
    { ...item, activityId: 2, prodId: prods.screws, skuId: skus.screwM8, priceFen: fen(990) },
    { ...item, activityId: 2, prodId: prods.offShelf, skuId: skus.offShelf, priceFen: fen(10) },
    { ...item, activityId: 3, prodId: prods.helmet, skuId: skus.helmet, priceFen: fen(1_990) },
    { ...item, activityId: 4, prodId: prods.gloves, skuId: skus.gloves, priceFen: fen(450) },
    { ...item, activityId: 5, prodId: prods.helmet, skuId: skus.helmet, priceFen: fen(3_990) },
  ]);
}
