import { awaitArrival } from "@tradehall/api-client/endpoints/product/arrival/await-arrival";
import { arrivalLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import { awaitedSkus } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import { refuse } from "#server/refuse.ts";

export default handle(awaitArrival, ({ body: { prodId, skuId } }, { db, clock, buyer: { userId } }) =>
  db.transaction(async (tx) => {
    // Two presses at once do not count past the limit.
    await lockBuyer(tx, userId);
    const [goods] = await loadGoods(tx, [skuId]);
    if (!goods || goods.prodId !== prodId || goods.skuDisabled) refuse("skuMissing");
    if (goods.stocks >= goods.minCount) refuse("stillInStock");
    if ((await tx.$count(awaitedSkus, eq(awaitedSkus.userId, userId))) >= arrivalLimits.open)
      refuse("tooManyAwaited", { max: arrivalLimits.open });
    await tx.insert(awaitedSkus).values({ userId, skuId, createdAt: clock.now() }).onConflictDoNothing();
    return true as const;
  }),
);
