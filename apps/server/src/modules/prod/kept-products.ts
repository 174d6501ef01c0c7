/** Cards of products that a buyer keeps an eye on, whether they can still be bought or not. */
import { toFlag } from "@tradehall/api-client/models/wire";
import { prodStatuses } from "@tradehall/mall-rules/states/delivery";
import { and, inArray, ne, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { isListed, loadCards } from "./product-cards.ts";

/** A product that was deleted has no card any more. */
export const isThere: SQL = ne(products.status, prodStatuses.deleted);

/** Cards in the order of the ids, each with whether buyers can look at it. */
export async function loadKept(db: Database, now: Date, ids: readonly number[]) {
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

/** Of these ids those whose product is there. */
export async function idsThere(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isThere, inArray(products.id, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/** The moment a kept time names, so that what is undone returns to its place; never in the future. */
export const momentOf = (instant: number, now: Date): Date =>
  instant > 0 && instant < now.getTime() ? new Date(instant) : now;
