import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { and, desc, eq, sql } from "drizzle-orm";
import { chinaTime } from "#server/china-time.ts";
import { collections, products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { isThere, loadKept } from "../prod/kept-products.ts";

export default handle(listCollections, async ({ query }, { db, clock, buyer }) => {
  const own = and(eq(collections.userId, buyer.userId), isThere);
  const onProduct = eq(products.id, collections.prodId);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(collections)
    .innerJoin(products, onProduct)
    .where(own);
  const rows = await db
    .select({ prodId: collections.prodId, createdAt: collections.createdAt })
    .from(collections)
    .innerJoin(products, onProduct)
    .where(own)
    .orderBy(desc(collections.createdAt), desc(collections.prodId))
    .limit(query.size)
    .offset(offsetOf(query));
  const at = new Map(rows.map((row) => [row.prodId, row.createdAt]));
  const kept = await loadKept(db, clock.now(), [...at.keys()]);
  const records = kept.map((card) => {
    const moment = at.get(card.prodId) as Date;
    return { ...card, createTime: chinaTime(moment), createdAt: moment.getTime() };
  });
  return pageOf(records, count?.total ?? 0, query);
});
