import { listQuoteGoods } from "@tradehall/api-client/endpoints/quote/list-quote-goods";
import { handle } from "#server/handle.ts";
import { pricesToday } from "#server/modules/pricing/prices-today.ts";
import { toQuoteGoods } from "./quote-answers.ts";

export default handle(listQuoteGoods, async ({ query: { skuIds, counts = [] } }, { db, clock, buyer }) => {
  const now = clock.now();
  const today = await pricesToday(db, skuIds, buyer.userId, now);
  const goods = [...new Set(skuIds)].flatMap((skuId) => {
    const one = today.goods.get(skuId);
    return one ? [toQuoteGoods(one, today, counts[skuIds.indexOf(skuId)])] : [];
  });
  return { goods, now: now.getTime() };
});
