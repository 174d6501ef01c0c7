/** Favourites in the table: what they cost when they were added, and which of them are asked for. */
import type { CollectionState } from "@tradehall/api-client/models/saved-product";
import type { Fen } from "@tradehall/mall-rules/money";
import { and, asc, count, eq, ilike, inArray, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { escapeLike } from "#server/db/escape-like.ts";
import { categories, collections, products } from "#server/db/schema/index.ts";
import { isListed } from "../product/product-cards.ts";
import { isThere } from "../product/saved-products.ts";
import { salesNow } from "../promotion/offer/offers.ts";

/** What the cards of these products show now, by id: the price to compare a later one with. */
export async function pricesNow(
  db: Database,
  now: Date,
  prodIds: readonly number[],
): Promise<Map<number, Fen>> {
  if (prodIds.length === 0) return new Map();
  const [rows, { fenByProduct }] = await Promise.all([
    db
      .select({ id: products.id, priceFen: products.priceFen })
      .from(products)
      .where(inArray(products.id, [...prodIds])),
    salesNow(db, now, prodIds),
  ]);
  return new Map(rows.map(({ id, priceFen }) => [id, fenByProduct.get(id) ?? priceFen]));
}

async function isLowered(db: Database, now: Date): Promise<SQL | undefined> {
  const { fenByProduct } = await salesNow(db, now);
  const ids = [...fenByProduct.keys()];
  const fens = [...fenByProduct.values()];
  const isOnLowerOffer = sql`exists (select 1 from unnest(${sql.param(ids)}::bigint[], ${sql.param(fens)}::bigint[])
    as sales (prod_id, sale_fen) where prod_id = ${products.id} and sale_fen < ${collections.addedPriceFen})`;
  return or(lt(products.priceFen, collections.addedPriceFen), ids.length > 0 ? isOnLowerOffer : undefined);
}

export interface Asked {
  keyword?: string | undefined;
  categoryId?: number | undefined;
  state?: CollectionState | undefined;
}

/** The condition on a wishlist's product; undefined asks for all. */
export async function askedFor(
  db: Database,
  now: Date,
  { keyword, categoryId, state }: Asked,
): Promise<SQL | undefined> {
  const text = keyword?.trim();
  return and(
    text ? ilike(products.name, `%${escapeLike(text)}%`) : undefined,
    categoryId === undefined ? undefined : eq(products.primaryCategoryId, categoryId),
    state === "lowered" ? and(isListed, await isLowered(db, now)) : undefined,
    state === "soldOut" ? and(isListed, not(products.inStock)) : undefined,
    state === "offShelf" ? sql`not (${isListed})` : undefined,
  );
}

/** First-level categories of the whole wishlist, in the catalogue's order. */
export const categoriesOfOwn = (db: Database, userId: number) =>
  db
    .select({ categoryId: categories.id, categoryName: categories.name, count: count() })
    .from(collections)
    .innerJoin(products, eq(products.id, collections.prodId))
    .innerJoin(categories, eq(categories.id, products.primaryCategoryId))
    .where(and(eq(collections.userId, userId), isThere))
    .groupBy(categories.id)
    .orderBy(asc(categories.seq), asc(categories.id));

/** What each cost when it was added, where that is known. */
export async function addedPrices(
  db: Database,
  userId: number,
  prodIds: readonly number[],
): Promise<Map<number, Fen | null>> {
  const rows = await db
    .select({ prodId: collections.prodId, fen: collections.addedPriceFen })
    .from(collections)
    .where(and(eq(collections.userId, userId), inArray(collections.prodId, [...prodIds])));
  return new Map(rows.map(({ prodId, fen }) => [prodId, fen]));
}
