/**
 * Tells buyers of SKUs that are there again. Asked of the stock itself, so that it does not matter what brought it back:
 * a canceled order, a refund, the seller. The row goes with its message: no one is told twice.
 */
import { messageLink } from "@tradehall/api-client/models/message";
import { messageTypes } from "@tradehall/mall-rules/states/account/message";
import { and, asc, eq, gte, inArray } from "drizzle-orm";
import { awaitedSkus, notifyLogs, products, skus } from "../db/schema/index.ts";
import { goodsRefusal } from "../modules/product/goods/goods-checks.ts";
import { loadGoods, skuNameOf } from "../modules/product/goods/goods-rows.ts";
import type { Job } from "./jobs.ts";

const aTurn = 100;
const event = "backInStock";

export const notifyArrivals: Job = async ({ database: { db }, clock }) => {
  const skuIds = await db
    .selectDistinct({ skuId: awaitedSkus.skuId })
    .from(awaitedSkus)
    .innerJoin(skus, eq(skus.id, awaitedSkus.skuId))
    .innerJoin(products, eq(products.id, skus.prodId))
    .where(gte(skus.stocks, products.minCount))
    .limit(aTurn);
  if (skuIds.length === 0) return;
  const goods = await loadGoods(
    db,
    skuIds.map(({ skuId }) => skuId),
  );
  const back = new Map(goods.filter((one) => !goodsRefusal(one)).map((one) => [one.skuId, one]));
  if (back.size === 0) return;
  await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(awaitedSkus)
      .where(inArray(awaitedSkus.skuId, [...back.keys()]))
      .orderBy(asc(awaitedSkus.createdAt))
      .limit(aTurn)
      .for("update", { skipLocked: true });
    const messages = due.flatMap(({ userId, skuId }) => {
      const one = back.get(skuId);
      if (!one) return [];
      const values = {
        product: one.prodName,
        sku: skuNameOf(one),
        prodId: String(one.prodId),
        skuId: String(skuId),
      };
      const link = messageLink(event, values);
      return [{ userId, type: messageTypes.account, event, values, link, createdAt: clock.now() }];
    });
    if (messages.length > 0) await tx.insert(notifyLogs).values(messages);
    for (const { userId, skuId } of due)
      await tx.delete(awaitedSkus).where(and(eq(awaitedSkus.userId, userId), eq(awaitedSkus.skuId, skuId)));
  });
};
