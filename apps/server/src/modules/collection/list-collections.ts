import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { collections } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { savedPage } from "../prod/saved-products.ts";

export default handle(listCollections, async ({ query }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const listed = await savedPage(db, collections, collections.createdAt, { userId, page: query, now });
  const records = listed.records.map(({ since, ...card }) => ({
    ...card,
    createTime: chinaTime(since),
    createdAt: since.getTime(),
  }));
  return { ...listed, records };
});
