/** A page of the wishlist, each with what it cost when it was added. */
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Database } from "#server/db/database.ts";
import { collections } from "#server/db/schema/index.ts";
import type { PageRequest } from "#server/paging.ts";
import { yuanOrNull } from "../product/product-cards.ts";
import { savedPage } from "../product/saved-products.ts";
import { type Asked, addedPrices, askedFor } from "./own-collections.ts";

export async function collectedPage(db: Database, userId: number, query: Asked & PageRequest, now: Date) {
  const where = await askedFor(db, now, query);
  const listed = await savedPage(db, collections, collections.createdAt, { userId, page: query, now, where });
  const ids = listed.records.map(({ prodId }) => prodId);
  const added = await addedPrices(db, userId, ids);
  const records = listed.records.map(({ since, ...card }) => ({
    ...card,
    createTime: chinaTime(since),
    createdAt: since.getTime(),
    addedPrice: yuanOrNull(added.get(card.prodId) ?? null),
  }));
  return { ...listed, records };
}
