/** Steps of a purchase that many tests begin with. */

import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { coupons, skus, userCoupons } from "../db/schema/index.ts";
import type { TestServer } from "./test-server.ts";
import { world } from "./world.ts";

export const screwM6 = { prodId: world.prods.screws, skuId: world.skus.screwM6 };
export const screwM8 = { prodId: world.prods.screws, skuId: world.skus.screwM8 };
export const gloves = { prodId: world.prods.gloves, skuId: world.skus.gloves };
export const helmet = { prodId: world.prods.helmet, skuId: world.skus.helmet };

/** Adds to the cart and answers the line's id. */
export async function put(
  server: TestServer,
  token: string,
  goods: { prodId: number; skuId: number },
  count: number,
): Promise<number> {
  const answer = await server.call(changeItem, { body: { ...goods, count } }, { token });
  if (!answer.success) throw new Error(`not added: ${answer.code} ${answer.msg}`);
  return answer.data.line?.basketId ?? 0;
}

export const cartOf = async (server: TestServer, token: string) =>
  (await server.call(getCart, {}, { token })).data;

export async function stockOf(server: TestServer, skuId: number): Promise<number> {
  const [row] = await server.database.db.select({ stocks: skus.stocks }).from(skus).where(eq(skus.id, skuId));
  return row?.stocks ?? Number.NaN;
}

export const setStock = (server: TestServer, skuId: number, stocks: number) =>
  server.database.db.update(skus).set({ stocks }).where(eq(skus.id, skuId));

/** Issues a coupon and gives it to a user; answers the id of the user's copy. */
export async function giveCoupon(
  server: TestServer,
  userId: number,
  changes: Partial<typeof coupons.$inferInsert> = {},
): Promise<number> {
  const { db } = server.database;
  const now = server.clock.now();
  const [coupon] = await db
    .insert(coupons)
    .values({
      name: "测试券",
      scope: "platform",
      thresholdFen: fen(0),
      reduceFen: fen(500),
      total: 10,
      left: 9,
      startsAt: new Date(now.getTime() - 1_000),
      endsAt: new Date(now.getTime() + 86_400_000 * 30),
      ...changes,
    })
    .returning();
  const [held] = await db
    .insert(userCoupons)
    .values({ couponId: coupon?.id ?? 0, userId, claimedAt: now, endsAt: coupon?.endsAt ?? now })
    .returning();
  return held?.id ?? 0;
}
