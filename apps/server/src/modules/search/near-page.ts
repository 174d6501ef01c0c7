/**
 * A page of the many hits of a word in the order of a column. They lie anywhere in the order, so that no index leads to
 * them; a part of them tells how far into it there are more than enough, and only those are looked at. A page that is
 * full then is the one that sorting all of them would give.
 */
import { and, asc, desc, gte, lte, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import type { ColumnOrder } from "./column-order.ts";
import { isProbed, perProbed } from "./sampling.ts";

/** So many probed hits lie before the edge, besides twice the page: by chance there are fewer once in thousands. */
const leastProbed = 6;

/** Where the column has more than `wanted` hits before it; undefined where they are too few to say. */
export async function edgeOfPage<Value>(
  db: Database,
  where: SQL | undefined,
  { column, isDescending }: ColumnOrder,
  wanted: number,
): Promise<Value | undefined> {
  const [edge] = await db
    .select({ value: column })
    .from(products)
    .where(and(where, isProbed))
    .orderBy(isDescending ? desc(column) : asc(column))
    .limit(1)
    .offset(leastProbed + Math.ceil((2 * wanted) / perProbed));
  return edge?.value as Value | undefined;
}

/** The page's ids; undefined where the hits before the edge do not fill it. */
export async function idsNearPage(
  db: Database,
  where: SQL,
  order: ColumnOrder,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[] | undefined> {
  const { column, isDescending } = order;
  const edge = await edgeOfPage(db, where, order, limit + offset);
  if (edge === undefined) return undefined;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(where, isDescending ? gte(column, edge) : lte(column, edge)))
    .orderBy(isDescending ? desc(column) : asc(column), asc(products.id))
    .limit(limit)
    .offset(offset);
  return rows.length === limit ? rows.map(({ id }) => id) : undefined;
}
