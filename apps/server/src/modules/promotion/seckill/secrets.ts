/**
 * The one-time secret of an order in a flash sale: given to one buyer for one SKU, no more of them at once than the pieces
 * that are left and a few beside, and spent in the transaction of the order.
 */
import { randomBytes } from "node:crypto";
import { flashSaleLimits } from "@tradehall/mall-rules/limits";
import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activityItems, seckillSecrets } from "#server/db/schema/index.ts";
import type { ActivityGoods } from "#server/modules/promotion/activity-goods.ts";
import { refuse } from "#server/refuse.ts";
import { takeTurn } from "./turns.ts";

interface Item {
  activityId: number;
  skuId: number;
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Buyers who may be on their way to an order while so many pieces are left. */
export const roomFor = (left: number): number =>
  left === 0
    ? 0
    : left + Math.max(flashSaleLimits.leastBeside, Math.floor(left * flashSaleLimits.shareBeside));

/** Buyers with a secret of an item that they are about to use. */
export const buyersUnderWay = (db: Database, now: Date, and_?: SQL) =>
  db
    .select({ ids: sql<number[]>`coalesce(array_agg(${seckillSecrets.userId}), '{}')`.as("under_way") })
    .from(seckillSecrets)
    .where(
      and(
        eq(seckillSecrets.activityId, activityItems.activityId),
        eq(seckillSecrets.skuId, activityItems.skuId),
        eq(seckillSecrets.isUsed, false),
        gt(seckillSecrets.givenAt, ago(now, flashSaleLimits.placeMs)),
        and_,
      ),
    );

const ofBuyer = (userId: number, { activityId, skuId }: Item) =>
  and(
    eq(seckillSecrets.userId, userId),
    eq(seckillSecrets.activityId, activityId),
    eq(seckillSecrets.skuId, skuId),
  );

/** Takes the place of the one the buyer may have; refuses where too many others are on their way. */
export async function giveSecret(
  db: Database,
  userId: number,
  goods: ActivityGoods,
  now: Date,
): Promise<string> {
  const { activityId, skuId, left } = goods;
  const [others] = await db
    .select({
      count: sql<number>`cardinality(${buyersUnderWay(db, now, ne(seckillSecrets.userId, userId))})`,
    })
    .from(activityItems)
    .where(and(eq(activityItems.activityId, activityId), eq(activityItems.skuId, skuId)));
  if ((others?.count ?? 0) >= roomFor(left)) refuse("tooHot", undefined, { skuId });
  const fresh = { secret: randomBytes(16).toString("base64url"), givenAt: now, isUsed: false };
  await db
    .insert(seckillSecrets)
    .values({ userId, activityId, skuId, ...fresh })
    .onConflictDoUpdate({
      target: [seckillSecrets.userId, seckillSecrets.activityId, seckillSecrets.skuId],
      set: fresh,
    });
  return fresh.secret;
}

const isGood = (userId: number, item: Item, secret: string, now: Date) =>
  and(
    ofBuyer(userId, item),
    eq(seckillSecrets.secret, secret),
    eq(seckillSecrets.isUsed, false),
    gt(seckillSecrets.givenAt, ago(now, flashSaleLimits.secretMs)),
  );

/** The wait of an order's step for a holder of a valid secret; undefined for anyone else, whose order is refused anyway. */
export async function paceOfHolder(
  db: Database,
  buyer: { userId: number } | undefined,
  item: { activityId?: number | undefined; skuId: number; secret?: string | undefined } | undefined,
  now: Date,
): Promise<(() => Promise<void>) | undefined> {
  if (!buyer || item?.activityId === undefined || item.secret === undefined) return undefined;
  const { activityId, skuId, secret } = item;
  const { userId } = buyer;
  const isHeld = (await db.$count(seckillSecrets, isGood(userId, { activityId, skuId }, secret, now))) > 0;
  return isHeld ? () => takeTurn("holding", userId) : undefined;
}

/** Refuses an order without the secret of its buyer and SKU. */
export async function holdSecret(
  db: Database,
  userId: number,
  item: Item,
  secret: string | undefined,
  now: Date,
): Promise<void> {
  if (!secret || (await db.$count(seckillSecrets, isGood(userId, item, secret, now))) === 0)
    refuse("orderExpired", undefined, { skuId: item.skuId });
}

/** Spends it, once; in the transaction of the order. */
export async function spendSecret(
  tx: Database,
  userId: number,
  item: Item,
  secret: string | undefined,
  now: Date,
): Promise<void> {
  const spent = await tx
    .update(seckillSecrets)
    .set({ isUsed: true })
    .where(isGood(userId, item, secret ?? "", now))
    .returning({ userId: seckillSecrets.userId });
  if (spent.length === 0) refuse("orderExpired", undefined, { skuId: item.skuId });
}
