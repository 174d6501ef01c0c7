import { listSeckillProds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-prods";
import { and, countDistinct, eq } from "drizzle-orm";
import { activities, activityItems, products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isListed } from "#server/modules/product/product-cards.ts";
import { pageOf, pageQuery } from "#server/paging.ts";
import { roundProducts } from "./round-goods.ts";

export default handle(listSeckillProds, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  const isRound = and(eq(activities.id, query.activityId), eq(activities.kind, "seckill"));
  const [round] = await db.select().from(activities).where(isRound);
  // A round that was called off has nothing to sell.
  if (!round) return { ...pageOf([], 0, query), now: now.getTime() };
  const { rows, toProduct } = roundProducts(db, round, buyer.userId, now);
  const count = db
    .select({ count: countDistinct(activityItems.prodId) })
    .from(activityItems)
    .innerJoin(products, eq(products.id, activityItems.prodId))
    .where(and(eq(activityItems.activityId, round.id), isListed))
    .then(([row]) => row?.count ?? 0);
  const page = await pageQuery(query, count, rows, (found) => found.map(toProduct));
  return { ...page, now: now.getTime() };
});
