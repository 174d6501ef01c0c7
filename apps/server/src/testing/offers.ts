/** Offers, activities, spend-and-save and gifts for tests, around the server's now. */
import { randomUUID } from "node:crypto";
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { and, eq } from "drizzle-orm";
import { activities, activityItems, discounts, type StoredStep, seckillSecrets } from "../db/schema/index.ts";
import type { TestServer } from "./test-server.ts";

interface PlantedOffer {
  prodId: number;
  skuId: number;
  priceFen: Fen;
  left?: number;
  perUser?: number;
  kind?: "special" | "seckill" | "grouping";
  /** Hours from now. */
  startsIn?: number;
  endsIn?: number;
}

/** Answers the activity's id. Runs from an hour ago for an hour unless told otherwise. */
export async function plantOffer(server: TestServer, planted: PlantedOffer): Promise<number> {
  const { kind = "special", startsIn = -1, endsIn = 1, left = 100, perUser = 0, ...item } = planted;
  const { db } = server.database;
  const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
  const [activity] = await db
    .insert(activities)
    .values({ kind, name: "限时八折", startsAt: at(startsIn), endsAt: at(endsIn) })
    .returning();
  const activityId = activity?.id ?? 0;
  await db.insert(activityItems).values({ ...item, activityId, total: left, left, perUser });
  return activityId;
}

/** The id of a SKU's item, by which a flash sale's page is found. */
export async function seckillIdOf(server: TestServer, activityId: number, skuId: number): Promise<number> {
  const isItem = and(eq(activityItems.activityId, activityId), eq(activityItems.skuId, skuId));
  const [item] = await server.database.db.select().from(activityItems).where(isItem);
  return item?.id ?? 0;
}

/** Lets a buyer in to order in a flash sale, no matter who else waits. */
export async function plantSecret(
  server: TestServer,
  userId: number,
  item: { activityId: number; skuId: number },
): Promise<string> {
  const secret = randomUUID();
  const fresh = { secret, givenAt: server.clock.now(), isUsed: false };
  const { userId: ofUser, activityId, skuId } = seckillSecrets;
  await server.database.db
    .insert(seckillSecrets)
    .values({ userId, ...item, ...fresh })
    .onConflictDoUpdate({ target: [ofUser, activityId, skuId], set: fresh });
  return secret;
}

export async function clearOffers(server: TestServer): Promise<void> {
  await server.database.db.delete(activityItems);
  await server.database.db.delete(activities);
}

interface PlantedDiscount {
  shopId: number;
  prodIds?: number[];
  isEvery?: boolean;
  /** Fen from, fen off. */
  save?: [number, number][];
  /** Fen from, SKU, pieces. */
  gift?: [number, number, number];
  startsIn?: number;
  endsIn?: number;
}

/** Answers the id of a spend-and-save or a gift, which runs from an hour ago for an hour unless told otherwise. */
export async function plantDiscount(server: TestServer, planted: PlantedDiscount): Promise<number> {
  const { shopId, prodIds = [], isEvery = false, save = [], gift, startsIn = -1, endsIn = 1 } = planted;
  const { db } = server.database;
  const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
  const kind = gift ? "gift" : "spendSave";
  const [activity] = await db
    .insert(activities)
    .values({ kind, name: "店铺优惠", startsAt: at(startsIn), endsAt: at(endsIn) })
    .returning();
  const activityId = activity?.id ?? 0;
  const steps: StoredStep[] = save.map(([from, off]) => ({
    thresholdFen: fen(from),
    reduceFen: fen(off),
    gift: null,
  }));
  if (gift)
    steps.push({
      thresholdFen: fen(gift[0]),
      reduceFen: fen(0),
      gift: { skuId: gift[1], quantity: gift[2] },
    });
  await db.insert(discounts).values({ activityId, shopId, prodIds, isEvery, steps });
  return activityId;
}
