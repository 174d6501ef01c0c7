/**
 * How many of many goods facets are counted over. Counting a hundred thousand takes as long as ten searches, and no one
 * acts on the last digits: of more than `wholeUpTo` goods a sample represents the rest. What the buyer has narrowed to is
 * counted wholly all the same where it is few, so that a small shop of a large mall has its own counts.
 */
import { and, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, sampleParts } from "#server/db/schema/index.ts";
import { isSmall } from "../product/category/catalogue-map.ts";
import { countedHits } from "../product/counted-hits.ts";
import { type FacetName, type Filters, facetNames, isChosen } from "./filters.ts";

const wholeUpTo = 4_000;
/** Of a word each of them is a row to be read, where categories have an index that says all. */
const hitsOfWord = 2_000;
/** Attributes are read product by product, which takes longer. */
const namedOfMany = 1_000;

export interface Reach {
  /** An estimate of the hits that meet all that is chosen; undefined where nothing was estimated. */
  about: number | undefined;
  /** Whether there are so many hits that no page of them shows their number: these need not be counted. */
  isBeyondCount: boolean;
  /** What is counted wholly, besides the base; undefined where all of it is a sample. */
  whole: SQL | undefined;
  /** How many of `sampleParts` stand for the rest; 0 where nothing is left. */
  parts: number;
  /** As many parts hold about `namedUpTo` goods of the chosen category. */
  namedParts: number;
}

/** So many parts of the catalogue; all of them where that leads the index of facets by its first column. */
export const inParts = (count: number): SQL =>
  sql`${products.sample} = any(${`{${Array.from({ length: count }, (_, part) => part).join()}}`}::smallint[])`;

/** What estimates are made of: a 64th of the catalogue. */
const probed = sampleParts / 64;
/** So many of the catalogue's goods one of the probed ones represents. */
export const perProbed = sampleParts / probed;
export const isProbed = inParts(probed);

/** From here on a list of all that stand in these parts takes longer to make than looking at each hit of a word. */
const manyParts = sampleParts / 4;
export const inSomeParts = ({ keyword }: Filters, count: number): SQL =>
  keyword && count >= manyParts ? sql`coalesce(${inParts(count)}, false)` : inParts(count);

/** Holds for all goods. Without a keyword the index of facets is what is to be read, which is by parts. */
export const inAllParts = ({ keyword }: Filters): SQL => (keyword ? sql`true` : inParts(sampleParts));

/** A power of two, so that each of the sample represents a whole number of goods. */
function partsFor(estimate: number, most: number): number {
  let parts = sampleParts;
  while (parts > 1 && (estimate * parts) / sampleParts > most) parts /= 2;
  return parts;
}

/** Two digits of what was estimated. */
export function roughly(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / unit) * unit;
}

/** About how many the base holds, each chosen filter of it, and all of them but the attributes'. */
async function estimates(db: Database, { base, facets }: Filters, chosen: readonly FacetName[]) {
  const together = and(...chosen.map((name) => facets[name])) ?? sql`true`;
  const counts = [sql`true`, together, ...chosen.map((name) => facets[name])].map(
    (condition) => sql`count(*) filter (where ${condition})::int`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts from ${products} where ${base} and ${isProbed}`,
  );
  const [all = 0, narrowed = 0, ...each] = (rows[0]?.counts ?? []).map((count) => count * perProbed);
  return { all, narrowed, each: new Map(chosen.map((name, at) => [name, each[at] ?? 0])) };
}

export async function reachOf(
  db: Database,
  filters: Filters,
  { mostProducts, namedUpTo }: { mostProducts: number; namedUpTo: number },
): Promise<Reach> {
  const everything = {
    whole: sql`true`,
    parts: 0,
    namedParts: sampleParts,
    isBeyondCount: false,
    about: undefined,
  };
  // A small catalogue is always counted wholly.
  if (isSmall({ mostProducts })) return everything;
  // Facets of an attribute lead to its other values, which are not among the goods of the chosen ones.
  const chosen = facetNames.filter((name) => name !== "attributes" && isChosen(filters, name));
  const { all, narrowed, each } = await estimates(db, filters, chosen);
  // A little below, for what an estimate may err by.
  const namedParts = partsFor(each.get("category") ?? 0, Math.min(namedUpTo, namedOfMany) * 0.9);
  // What attributes leave of them was not asked.
  const about = isChosen(filters, "attributes") ? undefined : narrowed;
  if (all <= wholeUpTo) return { ...everything, namedParts, about };
  const parts = partsFor(all, filters.keyword ? hitsOfWord : wholeUpTo);
  const few: FacetName[] = [];
  let sum = 0;
  for (const [name, count] of [...each].sort(([, a], [, b]) => a - b)) {
    sum += count;
    if (sum <= wholeUpTo) few.push(name);
  }
  if (few.length > 0) {
    const whole = or(...few.map((name) => filters.facets[name]));
    return { whole, parts, namedParts, isBeyondCount: false, about };
  }
  const both = and(...chosen.map((name) => filters.facets[name]));
  // By a fifth, for what an estimate may err by; chosen attributes leave fewer.
  const isBeyondCount = about !== undefined && about > 1.2 * countedHits;
  if (narrowed <= wholeUpTo) return { whole: both, parts, namedParts, isBeyondCount, about };
  return { whole: undefined, parts, namedParts: Math.min(parts, namedParts), isBeyondCount, about };
}
