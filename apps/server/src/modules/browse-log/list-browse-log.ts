import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { and, desc, eq, sql } from "drizzle-orm";
import { chinaTime } from "#server/china-time.ts";
import { footprints, products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { isThere, loadKept } from "../prod/kept-products.ts";

export default handle(listBrowseLog, async ({ query }, { db, clock, buyer }) => {
  const own = and(eq(footprints.userId, buyer.userId), isThere);
  const onProduct = eq(products.id, footprints.prodId);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(footprints)
    .innerJoin(products, onProduct)
    .where(own);
  const rows = await db
    .select({ prodId: footprints.prodId, visitedAt: footprints.visitedAt })
    .from(footprints)
    .innerJoin(products, onProduct)
    .where(own)
    .orderBy(desc(footprints.visitedAt), desc(footprints.prodId))
    .limit(query.size)
    .offset(offsetOf(query));
  const at = new Map(rows.map((row) => [row.prodId, row.visitedAt]));
  const now = clock.now();
  const kept = await loadKept(db, now, [...at.keys()]);
  const records = kept.map((card) => {
    const moment = at.get(card.prodId) as Date;
    return { ...card, browseTime: chinaTime(moment), browsedAt: moment.getTime() };
  });
  return { ...pageOf(records, count?.total ?? 0, query), now: now.getTime() };
});
