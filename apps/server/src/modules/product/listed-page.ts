/** A page of cards by a condition and an order, total and cards in three statements. */
import type { ProductCard } from "@tradehall/api-client/models/product";
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { and, asc, ne, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { offsetOf, type PageRequest, pageOf } from "#server/paging.ts";
import { countedHits, countOnly } from "./counted-hits.ts";
import { isListed, loadCards } from "./product-cards.ts";

interface ListRequest {
  /** Beside being on sale in an open shop, and no points goods. */
  where?: SQL | undefined;
  order: SQL[];
  page: PageRequest;
}

/** Ids of listed products, in order. */
export async function listedIds(db: Database, { where, order, page }: ListRequest): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isListed, ne(products.prodType, prodTypes.integral), where))
    .orderBy(...order, asc(products.id))
    .limit(page.size)
    .offset(offsetOf(page));
  return rows.map((row) => row.id);
}

export async function listedPage(db: Database, now: Date, list: ListRequest) {
  const where = and(isListed, ne(products.prodType, prodTypes.integral), list.where);
  const total = Math.min(await countOnly(db, where), countedHits);
  const ids = offsetOf(list.page) < total ? await listedIds(db, list) : [];
  const records: ProductCard[] = await loadCards(db, now, ids);
  return pageOf(records, total, list.page);
}
