/** The points mall for tests: its goods, and people who have points. */
import type { Fen } from "@tradehall/mall-rules/money";
import { fen } from "@tradehall/mall-rules/money";
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { eq, sql } from "drizzle-orm";
import { pointLedger, pointsGoods, products, skus, users } from "../db/schema/index.ts";
import { pointsLapseAt } from "../modules/wallet/points.ts";
import { confirm, submit } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";
import { foundBy, world } from "./world.ts";

interface Planted {
  name?: string;
  score?: number;
  priceFen?: Fen;
  stocks?: number;
  perUser?: number;
  total?: number | null;
  shopId?: number;
  mold?: number;
}

export interface PointsProduct {
  prodId: number;
  skuId: number;
}

/** A product for 500 points a piece unless told otherwise, with one SKU. */
export async function plantPointsGoods(server: TestServer, planted: Planted = {}): Promise<PointsProduct> {
  const { name = "积分礼·保温杯", score = 500, priceFen = fen(0), stocks = 100 } = planted;
  const { perUser = 0, total = null, shopId = world.shops.own, mold = 0 } = planted;
  const { db } = server.database;
  const { top, middle, leaf } = world.categories;
  const [product] = await db
    .insert(products)
    .values({
      ...{ shopId, name, priceFen, scorePrice: score, mold, prodType: prodTypes.integral },
      ...{ categoryId: leaf, secondaryCategoryId: middle, primaryCategoryId: top },
      ...foundBy(name),
      pictures: ["/pictures/p/test-01"],
      inStock: stocks > 0,
      putawayAt: server.clock.now(),
    })
    .returning({ id: products.id });
  const prodId = product?.id ?? 0;
  const [sku] = await db
    .insert(skus)
    .values({ prodId, priceFen, scorePrice: score, stocks })
    .returning({ id: skus.id });
  await db.insert(pointsGoods).values({ prodId, perUser, total });
  return { prodId, skuId: sku?.id ?? 0 };
}

/** Points that were earned now, with their row in the ledger. */
export async function givePoints(server: TestServer, userId: number, change: number): Promise<void> {
  const { db } = server.database;
  const now = server.clock.now();
  await db
    .insert(pointLedger)
    .values({ userId, change, source: "order", createdAt: now, expiresAt: pointsLapseAt(now) });
  await db
    .update(users)
    .set({ points: sql`${users.points} + ${change}` })
    .where(eq(users.id, userId));
}

/** Confirms and submits. */
export async function redeem(
  server: TestServer,
  token: string,
  goods: PointsProduct,
  prodCount = 1,
  choices: object = {},
) {
  const confirmed = await confirm(server, token, { orderItem: { ...goods, prodCount }, ...choices });
  return confirmed.success ? submit(server, token, confirmed.data.uuid) : confirmed;
}

/** The order's number; fails where it was refused. */
export async function redeemed(...call: Parameters<typeof redeem>): Promise<string> {
  const { data, msg } = await redeem(...call);
  if (!data || !("orderNumbers" in data)) throw new Error(`not redeemed: ${msg}`);
  return data.orderNumbers;
}

export async function takenOf(server: TestServer, prodId: number): Promise<number> {
  const [row] = await server.database.db.select().from(pointsGoods).where(eq(pointsGoods.prodId, prodId));
  return row?.taken ?? Number.NaN;
}
