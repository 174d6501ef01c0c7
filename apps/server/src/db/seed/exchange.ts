/** Limits of the goods of the points mall, and what of them was redeemed; after the orders. */
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../opened-database.ts";
import { orderItems, orders, pointsGoods, products } from "../schema/index.ts";
import { pointsSeeds } from "./data/specials.ts";
import { insertRows } from "./insert.ts";

export async function seedExchange(db: Database): Promise<void> {
  const goods = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.prodType, prodTypes.integral));
  const ordered = await db
    .select({ prodId: orderItems.prodId, pieces: sql<number>`sum(${orderItems.quantity})::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(and(eq(orders.orderType, orderKinds.points), ne(orders.status, orderStatuses.canceled)))
    .groupBy(orderItems.prodId);
  const takenOf = new Map(ordered.map(({ prodId, pieces }) => [prodId, pieces]));
  await insertRows(
    db,
    pointsGoods,
    goods.map(({ id, name }) => {
      const { perUser = 0, total = null } = pointsSeeds.find((seed) => seed.name === name) ?? {};
      return { prodId: id, perUser, total, taken: takenOf.get(id) ?? 0 };
    }),
  );
}
