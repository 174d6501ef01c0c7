/** A keyword as conditions of statements. */
import { or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { products, skus } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { CatalogueMap } from "#server/modules/product/category/catalogue-map.ts";
import { isListed } from "#server/modules/product/product-cards.ts";
import { cachedWhileBroad } from "#server/shared-runs.ts";
import { type BrandSound, ownPlaces, queryText, type Wanted, wantedBy } from "./wanted-words.ts";
import { initialsOf, normalise, places, syllablesOf } from "./words-of-text.ts";

export interface Keyword {
  /** Undefined where it has no word, which finds nothing. */
  wanted: Wanted | undefined;
  /** Whether what attributes and the like say counts, and whether words may be parts of others. */
  isWide: boolean;
  isBegun: boolean;
  /** As it is compared, without spaces: a whole name, or pinyin from the beginning of one. */
  letters: string;
  /** Products that have a SKU of just this code. */
  ownerIds: readonly number[];
}

const listOf = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::bigint[]`;
export const isOneOf = (ids: readonly number[]): SQL => sql`(${products.id} = any(${listOf(ids)}))`;

/** The index spells this many letters of initials from each character on; a longer query is held against the name. */
const spelledLetters = 6;

const says = (wanted: Wanted, where: readonly string[]): SQL =>
  sql`${products.searchWords} @@ ${queryText(wanted, where)}::tsquery`;

/**
 * As `like 'letters%'`, in words of the index alone: of a `like` PostgreSQL looks at each row again, and at all words of
 * the row with it.
 */
const begins = (column: PgColumn, letters: string): SQL =>
  sql`(${column} ~>=~ ${letters} and ${column} ~<~ ${`${letters}{`})`;

/** All words of the keyword, each met somewhere. */
export function matchesAllWords({ wanted, isWide, letters }: Keyword): SQL {
  if (!wanted) return sql`false`;
  const hasWords = says(wanted, isWide ? [...ownPlaces, places.aside] : ownPlaces);
  if (letters.length <= spelledLetters || !/^[a-z]+$/.test(letters)) return hasWords;
  return or(hasWords, begins(products.pinyin, letters), begins(products.initials, letters)) ?? hasWords;
}

/** 2 where name, brand and category say all of it, 1 where specifications and codes say the rest, else 0. */
export const saidIn = ({ wanted }: Keyword): SQL =>
  wanted
    ? sql`(case when ${says(wanted, [places.name])} then 2 when ${says(wanted, [places.name, places.specification])} then 1 else 0 end)`
    : sql`0`;

export const lettersOf = (typed: string): string => normalise(typed).replace(/[\s']/g, "");

const brandsOf = new WeakMap<CatalogueMap, BrandSound[]>();
/** People say two characters of a longer brand. */
const shortBrand = 2;
function brandSounds(map: CatalogueMap): BrandSound[] {
  const known =
    brandsOf.get(map) ??
    [...map.brands.values()].flatMap(({ name }) => {
      const syllables = syllablesOf(normalise(name));
      const lengths = [...new Set([shortBrand, syllables.length])].filter(
        (length) => length <= syllables.length,
      );
      return lengths.map((length) => ({
        name: [...name].slice(0, length).join(""),
        sound: syllables.slice(0, length).join(""),
        initials: initialsOf(syllables.slice(0, length)),
      }));
    });
  brandsOf.set(map, known);
  return known;
}

const ownersOfCodes = statement<{ codes: string[] }>()((db, { codes }) =>
  db
    .selectDistinct({ id: skus.prodId })
    .from(skus)
    .where(sql`${skus.partyCode} = any(${codes}) or ${skus.makerCode} = any(${codes})`),
);

/** So many goods that say it themselves are enough: what others say aside is left out. */
const enough = 1_000;
/** A catalogue of fewer goods is looked through wholly, without counting first. */
const large = 5_000;

/** How many listed goods say it, `enough` at most. */
const countStatement = statement<{ text: string }>()((db, { text }) => {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(products)
    .where(sql`${isListed} and ${products.searchWords} @@ ${text}::tsquery`)
    .limit(enough)
    .as("some");
  return db.select({ count: sql<number>`count(*)::int` }).from(some);
});
function countSaying(db: Database, wanted: Wanted): Promise<number> {
  const text = queryText(wanted);
  const count = async () => {
    const [row] = await countStatement(db, { text });
    return row?.count ?? 0;
  };
  return cachedWhileBroad(db, `saying ${text}`, count, (most) => most === enough);
}

/** Words mean themselves: M6 is not M64. */
export async function readKeyword(db: Database, map: CatalogueMap, typed: string): Promise<Keyword> {
  const letters = lettersOf(typed);
  const wanted = wantedBy(typed, { brandSounds: brandSounds(map) });
  const [owners, isWide] = await Promise.all([
    /\d/.test(letters) ? ownersOfCodes(db, { codes: [...new Set([typed, typed.toUpperCase()])] }) : [],
    !wanted || map.mostProducts < large || countSaying(db, wanted).then((count) => count < enough),
  ]);
  return { wanted, isWide, isBegun: false, letters, ownerIds: owners.map(({ id }) => id) };
}

/** Words may be the beginning or the parts of others: of what is typed so far, or where nothing says them as they are. */
export const readBegun = (typed: string, map?: CatalogueMap): Keyword => ({
  wanted: wantedBy(typed, { isBegun: true, brandSounds: map ? brandSounds(map) : [] }),
  isWide: map !== undefined,
  isBegun: true,
  letters: lettersOf(typed),
  ownerIds: [],
});
