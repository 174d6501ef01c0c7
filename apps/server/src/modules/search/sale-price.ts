/**
 * The price a card shows, for narrowing and ordering: the product's own, or the lower one of a running limited-time
 * offer. Products on offer are few, so each statement takes them apart from the rest, which keep their index; with no
 * offer running nothing is added at all. Offers come and go by the server's clock, so nothing is stored.
 */
import { and, asc, desc, eq, gte, inArray, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { salePrices } from "../offer/offers.ts";

const sales = (db: Database, offerIds: readonly number[]) => salePrices(db, offerIds).as("sales");

const onOffer = (db: Database, offerIds: readonly number[]) => {
  const some = sales(db, offerIds);
  return db.select({ prodId: some.prodId }).from(some);
};

interface PriceRange {
  minFen: number | undefined;
  maxFen: number | undefined;
}

const within = (fen: SQL, { minFen, maxFen }: PriceRange): SQL | undefined =>
  and(
    minFen === undefined ? undefined : gte(fen, minFen),
    maxFen === undefined ? undefined : lte(fen, maxFen),
  );

/** Whether the card's price lies in a range; undefined for every price. */
export function isPricedWithin(
  db: Database,
  offerIds: readonly number[],
  range: PriceRange,
): SQL | undefined {
  const ordinary = within(sql`${products.priceFen}`, range);
  if (!ordinary || offerIds.length === 0) return ordinary;
  const some = sales(db, offerIds);
  const cheap = db
    .select({ prodId: some.prodId })
    .from(some)
    .where(within(sql`${some.saleFen}`, range));
  return or(and(ordinary, notInArray(products.id, onOffer(db, offerIds))), inArray(products.id, cheap));
}

/** The card's price for a statement over many products, and what it must join to have it. */
export function salePrice(db: Database, offerIds: readonly number[]): { fen: SQL; join: SQL } {
  if (offerIds.length === 0) return { fen: sql`${products.priceFen}`, join: sql`` };
  const some = sales(db, offerIds);
  return {
    fen: sql`coalesce(${some.saleFen}, ${products.priceFen})`,
    join: sql`left join ${some} on ${some.prodId} = ${products.id}`,
  };
}

interface Page {
  isDescending: boolean;
  limit: number;
  offset: number;
}

/** A page of hits by the card's price: the cheapest, or dearest, of both kinds, merged. */
export async function idsByPrice(
  db: Database,
  offerIds: readonly number[],
  where: SQL,
  { isDescending, limit, offset }: Page,
): Promise<number[]> {
  const by = isDescending ? desc : asc;
  const some = sales(db, offerIds);
  const ordinary = db
    .select({ id: products.id, fen: sql<number>`${products.priceFen}`.as("fen") })
    .from(products)
    .where(and(where, notInArray(products.id, onOffer(db, offerIds))))
    .orderBy(by(products.priceFen), asc(products.id))
    .limit(limit + offset);
  const reduced = db
    .select({ id: products.id, fen: sql<number>`${some.saleFen}`.as("fen") })
    .from(products)
    .innerJoin(some, eq(some.prodId, products.id))
    .where(where)
    .orderBy(by(sql`${some.saleFen}`), asc(products.id))
    .limit(limit + offset);
  const hits = unionAll(ordinary, reduced).as("hits");
  const rows = await db
    .select({ id: hits.id })
    .from(hits)
    .orderBy(by(hits.fen), asc(hits.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}
