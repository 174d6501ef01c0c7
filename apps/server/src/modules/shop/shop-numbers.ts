/**
 * What a shop's goods and their reviews add up to, for all shops at once: a walk over the whole catalogue, made again
 * every ten minutes. Who likes a shop is counted each time.
 */
import { prodStatuses, prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { and, desc, eq, ne, not, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { comments, products } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { cachedFor } from "#server/shared-runs.ts";

export interface ShopNumbers {
  prodCount: number;
  soldNum: number;
  /** Its best sold, more than are shown: some may be off sale when they are. */
  bestIds: number[];
  /** 0 before the first review. */
  score: number;
}

const freshMs = 600_000;
const staleMs = 1_200_000;
const none: ShopNumbers = { prodCount: 0, soldNum: 0, bestIds: [], score: 0 };

async function load(db: Database): Promise<Map<number, ShopNumbers>> {
  const onSale = and(eq(products.status, prodStatuses.onSale), ne(products.prodType, prodTypes.integral));
  const [goods, reviews] = await Promise.all([
    db
      .select({
        shopId: products.shopId,
        prodCount: sql<number>`count(*)::int`,
        soldNum: sql<number>`sum(${products.soldNum})::int`,
        bestIds: sql<
          number[]
        >`(array_agg(${products.id}::int order by ${desc(products.soldNum)}, ${products.id}))[1:12]`,
      })
      .from(products)
      .where(onSale)
      .groupBy(products.shopId),
    db
      .select({ shopId: products.shopId, score: sql<number>`round(avg(${comments.score}), 1)::float8` })
      .from(comments)
      .innerJoin(products, eq(products.id, comments.prodId))
      .where(not(comments.isDeleted))
      .groupBy(products.shopId),
  ]);
  const scores = new Map(reviews.map(({ shopId, score }) => [shopId, score]));
  return new Map(goods.map(({ shopId, ...row }) => [shopId, { ...row, score: scores.get(shopId) ?? 0 }]));
}

/** The numbers of a shop by its id; tests, which cache nothing, see each change at once. */
export async function shopNumbers({
  db,
  clock,
  settings,
}: Pick<Context, "db" | "clock" | "settings">): Promise<(shopId: number) => ShopNumbers> {
  const isKept = settings.keeping.freshMs > 0;
  const rule = { now: clock.now(), freshMs: isKept ? freshMs : 0, staleMs: isKept ? staleMs : 0 };
  const all = await cachedFor(db, "shop numbers", rule, () => load(db));
  return (shopId) => all.get(shopId) ?? none;
}
