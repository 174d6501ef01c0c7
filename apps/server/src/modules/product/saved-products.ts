/** Cards of products that a buyer keeps an eye on, whether they can still be bought or not. */
import { toFlag } from "@tradehall/api-client/models/wire";
import { prodStatuses } from "@tradehall/mall-rules/states/order/delivery";
import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type collections, type footprints, products } from "#server/db/schema/index.ts";
import { needed } from "#server/needed.ts";
import { offsetOf, type PageRequest, pageOf } from "#server/paging.ts";
import { refuse } from "#server/refuse.ts";
import { isListed, loadCards } from "./product-cards.ts";

/** A product that was deleted has no card any more. */
export const isThere: SQL = ne(products.status, prodStatuses.deleted);

/** Cards in the order of the ids, each with whether buyers can look at it. */
async function loadSaved(db: Database, now: Date, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const [cards, listed] = await Promise.all([
    loadCards(db, now, ids),
    db
      .select({ id: products.id })
      .from(products)
      .where(and(isListed, inArray(products.id, [...ids]))),
  ]);
  const open = new Set(listed.map((row) => row.id));
  return cards.map((card) => ({ ...card, status: toFlag(open.has(card.prodId)) }));
}

/** One page of what a buyer keeps, or of what of it `where` asks for: newest first, each card with its moment `since`. */
export async function savedPage(
  db: Database,
  table: typeof collections | typeof footprints,
  since: typeof collections.createdAt | typeof footprints.visitedAt,
  { userId, page, now, where }: { userId: number; page: PageRequest; now: Date; where?: SQL | undefined },
) {
  const own = and(eq(table.userId, userId), isThere, where);
  const onProduct = eq(products.id, table.prodId);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .innerJoin(products, onProduct)
    .where(own);
  const rows = await db
    .select({ prodId: table.prodId, since })
    .from(table)
    .innerJoin(products, onProduct)
    .where(own)
    .orderBy(desc(since), desc(table.prodId))
    .limit(page.size)
    .offset(offsetOf(page));
  const moments = new Map(rows.map((row) => [row.prodId, row.since]));
  const cards = await loadSaved(db, now, [...moments.keys()]);
  const records = cards.map((card) => ({
    ...card,
    since: needed(moments.get(card.prodId), "moment of a card"),
  }));
  return pageOf(records, count?.total ?? 0, page);
}

/** Of these items those whose product is there, by rising id as rows are written; refuses when none is. */
export async function itemsThere<Item extends { prodId: number }>(
  db: Database,
  items: readonly Item[],
): Promise<Item[]> {
  const ids = items.map(({ prodId }) => prodId);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isThere, inArray(products.id, ids)));
  const there = new Set(rows.map((row) => row.id));
  const found = items.filter(({ prodId }) => there.has(prodId)).sort((a, b) => a.prodId - b.prodId);
  return found.length > 0 ? found : refuse("prodMissing");
}

/** The moment a kept time names, so that what is undone returns to its place; never in the future. */
export const momentOf = (instant: number, now: Date): Date =>
  instant > 0 && instant < now.getTime() ? new Date(instant) : now;
