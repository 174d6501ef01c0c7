/** Teams of the running group buyings: dealer01's own, and those of colleagues elsewhere, who lack one or two people. */
import { randomBytes } from "node:crypto";
import { fen } from "@tradehall/mall-rules/money";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { teamEndsAt } from "@tradehall/mall-rules/states/promotion/team";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import { orderNumberAt, payNoAt } from "../../modules/order/lifecycle/order-number.ts";
import { hashPassword } from "../../passwords.ts";
import type { Database } from "../opened-database.ts";
import {
  activities,
  activityItems,
  orderItems,
  orders,
  payments,
  products,
  shops,
  skus,
  teams,
  users,
} from "../schema/index.ts";
import { accountSeeds } from "./data/people.ts";
import { mateSeeds, teamSeeds } from "./data/teams.ts";
import { insertRows, restartIds } from "./insert.ts";

const hour = 3_600_000;
type OrderRow = typeof orders.$inferInsert;
type ItemRow = typeof orderItems.$inferInsert;

const runningGroups = (db: Database, now: Date) =>
  db
    .select()
    .from(activities)
    .where(and(eq(activities.kind, "grouping"), lte(activities.startsAt, now), gt(activities.endsAt, now)))
    .orderBy(asc(activities.id));

/** Puts each order that waits for its team into one of its own; before the orders are written. */
export async function openTeams(
  db: Database,
  rows: readonly OrderRow[],
  items: readonly ItemRow[],
): Promise<void> {
  for (const row of rows.filter(({ status }) => status === orderStatuses.grouping)) {
    const { activityId = 0, prodId = 0 } = items.find((one) => one.orderNumber === row.orderNumber) ?? {};
    const [activity] = await db
      .select()
      .from(activities)
      .where(eq(activities.id, activityId ?? 0));
    const openedAt = row.paidAt ?? row.createdAt;
    const [team] = await db
      .insert(teams)
      .values({
        ...{ activityId: activityId ?? 0, prodId, leaderId: row.userId, size: activity?.teamSize ?? 2 },
        ...{ taken: 1, paid: 1, openedAt, endsAt: row.deadlineAt ?? openedAt },
      })
      .returning();
    row.teamId = team?.id ?? null;
  }
}

/** Accounts that no one signs in to. */
async function seedMates(db: Database, now: Date): Promise<number[]> {
  const passwordHash = await hashPassword(randomBytes(16).toString("base64url"));
  const first = accountSeeds.length + 1;
  await insertRows(
    db,
    users,
    mateSeeds.map((nickName, i) => ({
      ...{ id: first + i, account: `mate${i + 1}`, mobile: `1390000010${i}`, passwordHash, nickName },
      ...{
        avatar: `/pictures/u/avatar-${(i % 8) + 1}`,
        shopId: 1,
        createdAt: new Date(now.getTime() - hour * 900),
      },
    })),
  );
  await restartIds(db, users);
  return mateSeeds.map((_, i) => first + i);
}

/** A SKU that can be bought, of each product of an activity, in their order. */
async function goodsOf(db: Database, activityId: number) {
  const rows = await db
    .select({ item: activityItems, product: products, sku: skus, shop: shops })
    .from(activityItems)
    .innerJoin(products, eq(products.id, activityItems.prodId))
    .innerJoin(skus, eq(skus.id, activityItems.skuId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(activityItems.activityId, activityId), gt(activityItems.left, 0)))
    .orderBy(asc(activityItems.prodId), asc(activityItems.skuId));
  return [...Map.groupBy(rows, ({ product }) => product.id).values()].flatMap(([first]) => first ?? []);
}

type SoldGoods = Awaited<ReturnType<typeof goodsOf>>[number];

/** A paid order of one piece, which waits for its team. */
async function join(
  db: Database,
  { item, product, sku, shop }: SoldGoods,
  team: typeof teams.$inferSelect,
  userId: number,
  nth: number,
): Promise<void> {
  const createdAt = new Date(team.openedAt.getTime() + nth * 1_000);
  const paidAt = new Date(createdAt.getTime() + 500);
  const [orderNumber, payNo] = [orderNumberAt(createdAt, 900_000 + nth), payNoAt(createdAt, 900_000 + nth)];
  const { priceFen, activityId } = item;
  const actualFen = fen(priceFen + shop.freightFen);
  const payType = payTypes.wechatScan;
  await db.insert(payments).values({
    ...{ payNo, userId, orderNumbers: [orderNumber], amountFen: actualFen, payType, status: "paid" },
    ...{ createdAt, expiresAt: paidAt, paidAt },
  });
  await db.insert(orders).values({
    ...{ orderNumber, submitId: `seed-team-${nth}`, userId, shopId: shop.id, shopName: shop.name },
    ...{ status: orderStatuses.grouping, orderType: orderKinds.grouping, teamId: team.id },
    ...{ goodsFen: priceFen, freightFen: shop.freightFen, actualFen, payType, payNo },
    ...{ createdAt, paidAt, deadlineAt: team.endsAt },
  });
  await db.insert(orderItems).values({
    ...{ orderNumber, activityId, prodId: product.id, skuId: sku.id, prodName: product.name, quantity: 1 },
    ...{ skuName: sku.values.join(" "), picture: sku.picture || (product.pictures[0] ?? "") },
    ...{ priceFen, totalFen: priceFen, actualFen: priceFen },
  });
}

/** Teams of colleagues elsewhere, in the order of the activities and their products. */
export async function seedTeams(db: Database, now: Date): Promise<void> {
  const mates = await seedMates(db, now);
  let nth = 0;
  for (const [which, { id: activityId, teamSize: size, endsAt }] of (
    await runningGroups(db, now)
  ).entries()) {
    const goods = await goodsOf(db, activityId);
    for (const { product, mates: who, hoursAgo } of teamSeeds[which] ?? []) {
      const sold = goods[product % goods.length];
      const openedAt = new Date(now.getTime() - hoursAgo * hour);
      const ends = { endsAt: new Date(teamEndsAt(openedAt.getTime(), endsAt.getTime())) };
      const people = { leaderId: mates[who[0] ?? 0] ?? 0, size, taken: who.length, paid: who.length };
      const row = { activityId, prodId: sold?.product.id ?? 0, openedAt, ...ends, ...people };
      const [team] = await db.insert(teams).values(row).returning();
      if (!sold || !team) throw new Error(`The group buying ${activityId} sells nothing.`);
      for (const mate of who) {
        nth += 1;
        await join(db, sold, team, mates[mate] ?? 0, nth);
      }
    }
  }
}
