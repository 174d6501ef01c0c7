/**
 * The first pages of broad hits by relevance, without looking at each of them. The best hits are in stock, named as
 * it was typed, and of the kind that is asked for where a category is called so. They are read in the order of their
 * sales, until the page is full: then it is the page that sorting all of them would give.
 */
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { offsetOf } from "#server/paging.ts";
import { type CatalogueMap, goodsIn } from "../product/category/catalogue-map.ts";
import type { Filters } from "./filters.ts";
import { allFilters } from "./search-filters.ts";
import { isNamed } from "./search-order.ts";

interface Asked {
  query: SearchQuery;
  /** About how many hits there are. */
  about: number;
  /** Categories that the keyword names (search-order.ts). */
  kinds: readonly number[];
}

/** Each kind is read in its own order, of which a page at most is needed. */
const mostKinds = 8;
/** So many times what is met on average before the page is full. */
const patience = 4;

const bySales = sql`order by ${products.soldNum} desc, ${products.id}`;

/**
 * The best of each kind. What they must meet is where the planner does not guess how many do: it would multiply the
 * shares of conditions that mean the same, expect a handful, and sort the kind for these.
 */
function ofKinds(where: SQL, kinds: readonly number[], wanted: number): SQL {
  const each = kinds.map(
    (kind) => sql`(select ${products.id}, ${products.soldNum} from ${products}
      where ${products.categoryId} = ${kind} and ${products.status} = 1 and coalesce(${where}, false) ${bySales}
      limit ${wanted})`,
  );
  return sql.join(each, sql` union all `);
}

/** Those among the goods that sell best. */
const ofBestSellers = (where: SQL, looked: number): SQL =>
  sql`select ${products.id}, ${products.soldNum} from (
    select * from ${products} where ${products.status} = 1 ${bySales} limit ${looked}) as ${products} where ${where}`;

/** The page's ids; undefined where the best hits do not fill it, or finding them would take as long as looking at all. */
export async function topHits(
  db: Database,
  map: CatalogueMap,
  filters: Filters,
  { query, about, kinds }: Asked,
): Promise<number[] | undefined> {
  const offset = offsetOf(query);
  const wanted = offset + query.size;
  const where = sql`${allFilters(filters)} and ${isNamed(query.keyword)} and ${products.inStock}`;
  const ofEach = kinds.reduce((sum, kind) => sum + goodsIn(map, kind), 0);
  const looked = Math.ceil((patience * wanted * map.mostProducts) / about);
  if (kinds.length > 0 ? kinds.length > mostKinds || ofEach > 2 * about : looked > about / 8)
    return undefined;
  const best = kinds.length > 0 ? ofKinds(where, kinds, wanted) : ofBestSellers(where, looked);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from (${best}) as best order by sold_num desc, id limit ${query.size} offset ${offset}`,
  );
  return rows.length === query.size ? rows.map(({ id }) => Number(id)) : undefined;
}
