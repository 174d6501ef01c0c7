/** What goods cost a buyer now, outside of a cart and an order. */
import type { Fen } from "@tradehall/mall-rules/money";
import { type PricedGoods, tiersOfSku } from "@tradehall/mall-rules/pricing";
import type { Database } from "#server/db/database.ts";
import { type GoodsRow, loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import { loadOffers, type Offer, offersOf } from "#server/modules/promotion/offer/offers.ts";
import { loadBuyerBenefits, memberFenOf } from "./buyer-benefits.ts";
import { priceLine } from "./price.ts";

export interface PricesToday {
  /** By SKU. */
  goods: ReadonlyMap<number, GoodsRow>;
  /** Of a piece, where so many are ordered alone. */
  fenOf(goods: GoodsRow, quantity: number): Fen;
  /** What that hangs on, for who reckons it at other quantities. */
  pricedOf(goods: GoodsRow): PricedGoods<Offer>;
}

export async function pricesToday(
  db: Database,
  skuIds: readonly number[],
  userId: number,
  now: Date,
): Promise<PricesToday> {
  const [rows, offers, benefits] = await Promise.all([
    loadGoods(db, skuIds),
    loadOffers(db, skuIds, now, userId),
    loadBuyerBenefits(db, userId, now),
  ]);
  const termsOf = (goods: GoodsRow) => ({
    offers: offersOf(offers, goods.skuId),
    memberFen: memberFenOf(benefits, goods),
  });
  return {
    goods: new Map(rows.map((row) => [row.skuId, row])),
    fenOf(goods, quantity) {
      return priceLine({ ...goods, ...termsOf(goods) }, quantity).priceFen;
    },
    pricedOf(goods) {
      const { skuPriceFen: priceFen } = goods;
      return { priceFen, tiers: tiersOfSku({ ...goods, priceFen }), ...termsOf(goods) };
    },
  };
}
