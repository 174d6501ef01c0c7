/**
 * The price a card shows, for narrowing and ordering: the product's own, or the lower one of a running limited-time
 * offer. Products on offer are few, so they are read first and each statement takes them apart from the rest, which
 * keep their index; with no offer running nothing is added at all. Offers come and go by the server's clock, so
 * nothing is stored.
 */
import type { Fen } from "@tradehall/mall-rules/money";
import { and, asc, desc, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import type { Sales } from "../promotion/offer/offers.ts";
import { edgeOfPage } from "./near-page.ts";
import type { PriceRange } from "./price-range.ts";
import { sorted } from "./search-order.ts";

const ids = (list: Iterable<number>): SQL => sql`${`{${[...list].join()}}`}::bigint[]`;

const onOffer = ({ fenByProduct }: Sales): SQL =>
  sql`unnest(${ids(fenByProduct.keys())}, ${ids(fenByProduct.values())}) as sales (prod_id, sale_fen)`;
const saleFen = sql`sales.sale_fen`;
const isOf = sql`sales.prod_id = ${products.id}`;
const notOnOffer = ({ fenByProduct }: Sales): SQL => sql`${products.id} <> all(${ids(fenByProduct.keys())})`;

const isOrdinaryWithin = ({ minFen, maxFen, steps }: PriceRange): SQL | undefined =>
  and(
    minFen === undefined ? undefined : gte(products.priceFen, minFen),
    maxFen === undefined ? undefined : lte(products.priceFen, maxFen),
    or(
      ...steps.map((step) =>
        and(
          gte(products.priceFen, step.minFen),
          step.belowFen === undefined ? undefined : lt(products.priceFen, step.belowFen),
        ),
      ),
    ),
  );

const isWithin = (fen: Fen, { minFen, maxFen, steps }: PriceRange): boolean =>
  fen >= (minFen ?? 0) &&
  fen <= (maxFen ?? Infinity) &&
  (steps.length === 0 || steps.some((step) => fen >= step.minFen && fen < (step.belowFen ?? Infinity)));

/** What is on offer at a price of the range. */
const salesWithin = (sales: Sales, range: PriceRange): Sales => ({
  ...sales,
  fenByProduct: new Map([...sales.fenByProduct].filter(([, fen]) => isWithin(fen, range))),
});

/** Whether the card's price lies in a range; undefined for every price. */
export function isPricedWithin(sales: Sales, range: PriceRange): SQL | undefined {
  const ordinary = isOrdinaryWithin(range);
  if (!ordinary || sales.fenByProduct.size === 0) return ordinary;
  const reduced = salesWithin(sales, range).fenByProduct;
  const atOwnPrice = and(ordinary, notOnOffer(sales));
  // Alone, the range is read off an index.
  return reduced.size === 0 ? atOwnPrice : or(atOwnPrice, sql`${products.id} = any(${ids(reduced.keys())})`);
}

/** The card's price for a statement over many products, and what it must join to have it. */
export function salePrice(sales: Sales): { fen: SQL; join: SQL } {
  if (sales.fenByProduct.size === 0) return { fen: sql`${products.priceFen}`, join: sql`` };
  return {
    fen: sql`coalesce(${saleFen}, ${products.priceFen})`,
    join: sql`left join ${onOffer(sales)} on ${isOf}`,
  };
}

interface Page {
  /** Whether goods are read in the order of their price until the page is full (search-order.ts). */
  isDense: boolean;
  isDescending: boolean;
  limit: number;
  offset: number;
}

/**
 * A page of hits by the card's price: the cheapest, or dearest, of both kinds, merged. `where` holds everything but
 * the price; its range is asked of each kind apart, so that the ordinary ones are read off their index, in order.
 */
export async function idsByPrice(
  db: Database,
  { sales, range, where }: { sales: Sales; range: PriceRange; where: SQL },
  { isDense, isDescending, limit, offset }: Page,
): Promise<number[]> {
  const by = isDescending ? desc : asc;
  const ordinary = db
    .select({ id: products.id, fen: sql<number>`${products.priceFen}`.as("fen") })
    .from(products)
    .where(and(where, isOrdinaryWithin(range), notOnOffer(sales)))
    .orderBy(by(sorted(products.priceFen, isDense)), asc(products.id))
    .limit(limit + offset);
  const reduced = db
    .select({ id: products.id, fen: sql<number>`${saleFen}`.as("fen") })
    .from(products)
    .innerJoin(onOffer(salesWithin(sales, range)), isOf)
    .where(where)
    .orderBy(by(saleFen), asc(products.id))
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

/** As `idsByPrice`, of so many hits that only those near the page are put in order (near-page.ts). */
export async function idsByNearPrice(
  db: Database,
  { sales, range, where }: { sales: Sales; range: PriceRange; where: SQL },
  page: Page,
): Promise<number[] | undefined> {
  const { isDescending, limit, offset } = page;
  const order = { column: products.priceFen, isDescending };
  const fen = await edgeOfPage<Fen>(db, and(where, isOrdinaryWithin(range)), order, limit + offset);
  if (fen === undefined) return undefined;
  const near = isDescending ? { ...range, minFen: fen } : { ...range, maxFen: fen };
  const ids = await idsByPrice(db, { sales, where, range: near }, page);
  return ids.length === limit ? ids : undefined;
}
