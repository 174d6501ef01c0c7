/** Goods by the codes of a list, with what one of them costs this buyer now. */
import type { FoundCode, QuickGoods } from "@tradehall/api-client/models/quick-order";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { type Locale, refusalText } from "@tradehall/mall-rules/words";
import type { Database } from "#server/db/database.ts";
import type { Buyer } from "#server/handle.ts";
import { goodsRefusal, isCartKind } from "#server/modules/goods/goods-checks.ts";
import { type GoodsRow, loadGoods, pictureOf, skuNameOf } from "#server/modules/goods/goods-rows.ts";
import { loadOffers, offersOf } from "#server/modules/offer/offers.ts";
import { priceLine } from "#server/modules/pricing/price.ts";
import { loadPurse, memberFenOf, type Purse } from "#server/modules/pricing/purse.ts";
import { skusOfCodes } from "./skus-of-codes.ts";

interface Today {
  offers: Awaited<ReturnType<typeof loadOffers>>;
  purse: Purse;
  locale: Locale;
}

function toQuickGoods(goods: GoodsRow, { offers, purse, locale }: Today): QuickGoods {
  const terms = { offers: offersOf(offers, goods.skuId), memberFen: memberFenOf(purse, goods) };
  const why = goodsRefusal(goods) ?? (isCartKind(goods) ? undefined : "notInCart");
  return {
    ...{ prodId: goods.prodId, skuId: goods.skuId, prodName: goods.prodName, skuName: skuNameOf(goods) },
    ...{ partyCode: goods.partyCode, pic: pictureOf(goods), unit: goods.unit, stocks: goods.stocks },
    ...{ minCount: goods.minCount, stepCount: goods.stepCount },
    price: fenToYuan(priceLine({ ...goods, ...terms }, 1).priceFen),
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
  const [rows, offers, purse] = await Promise.all([
    loadGoods(db, skuIds),
    loadOffers(db, skuIds, now, buyer.userId),
    loadPurse(db, buyer.userId, now),
  ]);
  const goods = new Map(rows.map((row) => [row.skuId, toQuickGoods(row, { offers, purse, locale })]));
  const named = (ids: readonly number[]) => ids.flatMap((id) => goods.get(id) ?? []);
  return codes.map((code, nth) => ({
    code,
    matches: named(found[nth]?.matches ?? []),
    suggestions: named(found[nth]?.suggestions ?? []),
  }));
}
