import { listQuoteGoods } from "@tradehall/api-client/endpoints/quote/list-quote-goods";
import { handle } from "#server/handle.ts";
import { pricesToday } from "#server/modules/pricing/prices-today.ts";
import { toQuoteGoods } from "./quote-answers.ts";

export default handle(listQuoteGoods, async ({ query: { skuIds } }, { db, clock, buyer }) => {
  const today = await pricesToday(db, skuIds, buyer.userId, clock.now());
  return [...new Set(skuIds)].flatMap((skuId) => {
    const goods = today.goods.get(skuId);
    return goods ? [toQuoteGoods(goods, today)] : [];
  });
});
