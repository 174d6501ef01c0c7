import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { collections } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { keptPage } from "../prod/kept-products.ts";

export default handle(listCollections, async ({ query: wish }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const page = await keptPage(db, collections, collections.createdAt, { userId, wish, now });
  const records = page.records.map(({ since, ...card }) => ({
    ...card,
    createTime: chinaTime(since),
    createdAt: since.getTime(),
  }));
  return { ...page, records };
});
