/** Goods as a list of codes and a purchase list show them: what they cost this buyer today, and whether they can be bought. */
import type { QuickGoods } from "@tradehall/api-client/models/quick-order";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { type Locale, refusalText } from "@tradehall/mall-rules/words";
import { goodsRefusal, isCartKind } from "#server/modules/product/goods/goods-checks.ts";
import { type GoodsRow, pictureOf, skuNameOf } from "#server/modules/product/goods/goods-rows.ts";
import type { PricesToday } from "./prices-today.ts";

/** `quantity` is of how many the price of a piece is asked; 1 by default. */
export function toQuickGoods(
  goods: GoodsRow,
  { fenOf }: PricesToday,
  locale: Locale,
  quantity = 1,
): QuickGoods {
  const why = goodsRefusal(goods) ?? (isCartKind(goods) ? undefined : "notInCart");
  return {
    ...{ prodId: goods.prodId, skuId: goods.skuId, prodName: goods.prodName, skuName: skuNameOf(goods) },
    ...{ partyCode: goods.partyCode, pic: pictureOf(goods), unit: goods.unit, stocks: goods.stocks },
    ...{ minCount: goods.minCount, stepCount: goods.stepCount },
    price: fenToYuan(fenOf(goods, quantity)),
    canBuy: toFlag(why === undefined),
    why: why ? refusalText(why, locale) : "",
  };
}
