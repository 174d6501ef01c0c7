/** Goods by the codes of a list, with what one of them costs this buyer now. */
import type { FoundCode, QuickGoods } from "@tradehall/api-client/models/quick-order";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { type Locale, refusalText } from "@tradehall/mall-rules/words";
import type { Database } from "#server/db/database.ts";
import type { Buyer } from "#server/handle.ts";
import { goodsRefusal, isCartKind } from "#server/modules/goods/goods-checks.ts";
import { type GoodsRow, pictureOf, skuNameOf } from "#server/modules/goods/goods-rows.ts";
import { type PricesToday, pricesToday } from "#server/modules/pricing/prices-today.ts";
import { skusOfCodes } from "./skus-of-codes.ts";

function toQuickGoods(goods: GoodsRow, { fenOf }: PricesToday, locale: Locale): QuickGoods {
  const why = goodsRefusal(goods) ?? (isCartKind(goods) ? undefined : "notInCart");
  return {
    ...{ prodId: goods.prodId, skuId: goods.skuId, prodName: goods.prodName, skuName: skuNameOf(goods) },
    ...{ partyCode: goods.partyCode, pic: pictureOf(goods), unit: goods.unit, stocks: goods.stocks },
    ...{ minCount: goods.minCount, stepCount: goods.stepCount },
    price: fenToYuan(fenOf(goods, 1)),
    canBuy: toFlag(why === undefined),
    why: why ? refusalText(why, locale) : "",
  };
}

export async function goodsOfCodes(
  db: Database,
  codes: readonly string[],
  { buyer, now, locale }: { buyer: Buyer; now: Date; locale: Locale },
): Promise<FoundCode[]> {
  const found = await skusOfCodes(db, codes);
  const skuIds = [...new Set(found.flatMap(({ matches, suggestions }) => [...matches, ...suggestions]))];
  if (skuIds.length === 0) return codes.map((code) => ({ code, matches: [], suggestions: [] }));
  const today = await pricesToday(db, skuIds, buyer.userId, now);
  const named = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const goods = today.goods.get(id);
      return goods ? [toQuickGoods(goods, today, locale)] : [];
    });
  return codes.map((code, nth) => ({
    code,
    matches: named(found[nth]?.matches ?? []),
    suggestions: named(found[nth]?.suggestions ?? []),
  }));
}
