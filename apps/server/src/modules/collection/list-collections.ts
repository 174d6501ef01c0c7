import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { collections } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { yuanOrNull } from "../prod/product-cards.ts";
import { savedPage } from "../prod/saved-products.ts";
import { addedPrices, askedFor, categoriesOfOwn } from "./own-collections.ts";

export default handle(listCollections, async ({ query }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const where = await askedFor(db, now, query);
  const page = { userId, page: query, now, where };
  const listed = await savedPage(db, collections, collections.createdAt, page);
  const ids = listed.records.map(({ prodId }) => prodId);
  const [added, categories] = await Promise.all([addedPrices(db, userId, ids), categoriesOfOwn(db, userId)]);
  const records = listed.records.map(({ since, ...card }) => ({
    ...card,
    createTime: chinaTime(since),
    createdAt: since.getTime(),
    addedPrice: yuanOrNull(added.get(card.prodId) ?? null),
  }));
  return { ...listed, records, categories };
});
