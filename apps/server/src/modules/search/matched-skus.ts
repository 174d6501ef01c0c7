/** Which SKU of a hit the keyword means, so that a card shows and opens it. */
import type { MatchedSku } from "@tradehall/api-client/models/search";
import { type Fen, fenToYuan } from "@tradehall/mall-rules/money";
import { and, asc, not, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { skus } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { below, yuanOrNull } from "../product/product-cards.ts";
import { loadOffers, offersOf, type Sales } from "../promotion/offer/offers.ts";
import { wordsOfSku } from "./words/index-text.ts";
import { leavesOf, type Wanted } from "./words/wanted-words.ts";

const skuRows = statement<{ prodIds: number[] }>()((db, { prodIds }) =>
  db
    .select({
      id: skus.id,
      prodId: skus.prodId,
      values: skus.values,
      priceFen: skus.priceFen,
      oriPriceFen: skus.oriPriceFen,
      memberPriceFen: skus.memberPriceFen,
      stocks: skus.stocks,
      picture: skus.picture,
      partyCode: skus.partyCode,
      makerCode: skus.makerCode,
      pack: skus.pack,
    })
    .from(skus)
    .where(and(sql`${skus.prodId} = any(${prodIds})`, not(skus.disabled)))
    .orderBy(asc(skus.id)),
);
type SkuRow = Awaited<ReturnType<typeof skuRows>>[number];
type Leaf = ReturnType<typeof leavesOf>[number];

/** The words of a value are the same in all goods that have it. */
const wordsOfValues = new Map<string, readonly string[]>();
const mostValues = 5_000;
function wordsOfValue(value: string): readonly string[] {
  const known = wordsOfValues.get(value) ?? wordsOfSku({ values: [value] });
  if (wordsOfValues.size >= mostValues) wordsOfValues.clear();
  wordsOfValues.set(value, known);
  return known;
}

/** How many of the words that are looked for this SKU itself says. */
function matchCountOf({ values, partyCode, makerCode }: SkuRow, leaves: readonly Leaf[]): number {
  const codes = leaves.some(({ word }) => /\d/.test(word)) ? wordsOfSku({ partyCode, makerCode }) : [];
  const own = [...values.flatMap(wordsOfValue), ...codes];
  return leaves.filter(({ word, isPrefix }) =>
    own.some((one) => (isPrefix ? one.startsWith(word) : one === word)),
  ).length;
}

/** The SKU that says most, one in stock first; none where all say as much, unless there is only one. */
function meant(rows: readonly SkuRow[], leaves: readonly Leaf[]): SkuRow | undefined {
  const matchCounts = rows.map((row) => matchCountOf(row, leaves));
  const most = Math.max(0, ...matchCounts);
  if (most === 0 || (rows.length > 1 && matchCounts.every((count) => count === most))) return undefined;
  const best = rows.filter((_, at) => matchCounts[at] === most);
  return best.find((row) => row.stocks > 0) ?? best[0];
}

interface Hits {
  now: Date;
  prodIds: readonly number[];
  wanted: Wanted;
  /** What is on offer among all goods. */
  sales: Sales;
}

/** Matched SKUs by product. */
export async function matchedSkus(
  db: Database,
  { now, prodIds, wanted, sales }: Hits,
): Promise<Map<number, MatchedSku>> {
  if (prodIds.length === 0) return new Map();
  const unique = new Map(leavesOf(wanted).map((leaf) => [`${leaf.word} ${leaf.isPrefix}`, leaf]));
  const rows = await skuRows(db, { prodIds: [...prodIds] });
  const chosen = [...Map.groupBy(rows, (row) => row.prodId).values()].flatMap(
    (own) => meant(own, [...unique.values()]) ?? [],
  );
  const offers = await loadOffers(
    db,
    chosen.filter((row) => sales.fenByProduct.has(row.prodId)).map((row) => row.id),
    now,
  );
  return new Map(chosen.map((row) => [row.prodId, toMatch(row, offersOf(offers, row.id)[0]?.priceFen)]));
}

const toMatch = (row: SkuRow, saleFen: Fen | undefined): MatchedSku => ({
  skuId: row.id,
  skuName: row.values.join(" "),
  partyCode: row.partyCode,
  pack: row.pack,
  price: fenToYuan(row.priceFen),
  oriPrice: yuanOrNull(row.oriPriceFen),
  activityPrice: saleFen !== undefined && saleFen < row.priceFen ? fenToYuan(saleFen) : null,
  memberPrice: yuanOrNull(below(row.memberPriceFen, Math.min(row.priceFen, saleFen ?? row.priceFen))),
  pic: row.picture,
  inStock: row.stocks > 0 ? 1 : 0,
});
