/** Rows of the database → the draft that the pricing steps fill. */
import type { Fen } from "@tradehall/mall-rules/money";
import { isFreightWaived } from "@tradehall/mall-rules/pricing/freight";
import { deliveryTypes, molds } from "@tradehall/mall-rules/states/order/delivery";
import type { GoodsRow } from "#server/modules/product/goods/goods-rows.ts";
import type { Offer } from "#server/modules/promotion/offer/offers.ts";
import type { BuyerBenefits } from "./buyer-benefits.ts";
import { type Draft, noAmounts, type PricedLine, unpricedDraft, unpricedLine } from "./draft.ts";

export interface WantedGoods {
  goods: GoodsRow;
  quantity: number;
  /** Of its SKU, for this buyer. */
  offers: readonly Offer[];
  /** Price of members, for this buyer. */
  memberFen: PricedLine["memberFen"];
  /** Of a line that is bought in an activity. */
  activityPrice?: PricedLine["activityPrice"];
  /** The package it is wanted with, and the price of a piece there; 0 and null outside of one. */
  comboId: number;
  packageFen: Fen | null;
}

interface Choices {
  /** Of their shops. */
  discounts: Draft["discounts"];
  couponChoice: Draft["couponChoice"];
  pointsWanted: Draft["pointsWanted"];
  /** Delivery by shop; express where none is chosen. */
  dvyTypeOf(shopId: number): number;
}

export function draftFromGoods(
  wanted: readonly WantedGoods[],
  benefits: BuyerBenefits,
  choices: Choices,
  now: Date,
): Draft {
  const byShop = Map.groupBy(wanted, ({ goods }) => goods.shopId);
  return {
    lines: wanted.map(({ goods, quantity, offers, memberFen, activityPrice, comboId, packageFen }) => ({
      prodId: goods.prodId,
      skuId: goods.skuId,
      shopId: goods.shopId,
      categoryIds: [goods.categoryId, goods.secondaryCategoryId, goods.primaryCategoryId],
      quantity,
      skuPriceFen: goods.skuPriceFen,
      lowestPriceFen: goods.lowestPriceFen,
      tiers: goods.tiers,
      offers,
      memberFen,
      activityPrice,
      comboId,
      packageFen,
      ...unpricedLine,
    })),
    shops: [...byShop].flatMap(([shopId, [first, ...rest]]) => {
      if (!first) return [];
      const travels = [first, ...rest].some(({ goods }) => goods.mold !== molds.virtual);
      const isPickedUp = choices.dvyTypeOf(shopId) === deliveryTypes.pickup;
      // Points goods are sent free of charge.
      const isForPoints = [first, ...rest].some(({ activityPrice }) => activityPrice?.score !== undefined);
      const isPaid = travels && !isPickedUp;
      const isWaived =
        isForPoints || (isPaid && isFreightWaived(benefits.hasFreeFreight, first.goods.shopType));
      return {
        shopId,
        freightRuleFen: first.goods.freightFen,
        freeFreightFen: first.goods.freeFreightFen,
        paysFreight: isPaid && !isWaived,
        isWaived,
        ...noAmounts,
      };
    }),
    discounts: choices.discounts,
    coupons: benefits.coupons.filter((one) => one.startsAt <= now),
    couponChoice: choices.couponChoice,
    pointsOwned: benefits.points,
    pointsWanted: choices.pointsWanted,
    ...unpricedDraft,
  };
}
