/** Discounts and gifts as the wire knows them. */
import type { Discount, DiscountStep, Gift } from "@tradehall/api-client/models/discount";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import type { RunningStep } from "#server/modules/pricing/draft.ts";
import { type GoodsRow, pictureOf, skuNameOf } from "#server/modules/product/goods/goods-rows.ts";
import type { Discounts, NamedDiscount } from "./running-discounts.ts";

export const toGift = (discountId: number, goods: GoodsRow, quantity: number): Gift => ({
  discountId,
  prodId: goods.prodId,
  skuId: goods.skuId,
  prodName: goods.prodName,
  skuName: skuNameOf(goods),
  pic: pictureOf(goods),
  prodCount: quantity,
  unit: goods.unit,
});

export function toStep(
  discountId: number,
  step: RunningStep,
  giftGoods: Discounts["giftGoods"],
): DiscountStep {
  const { gift } = step;
  const goods = gift && giftGoods.get(gift.skuId);
  return {
    threshold: fenToYuan(step.thresholdFen),
    reduce: fenToYuan(step.reduceFen),
    gift:
      gift && goods
        ? { ...toGift(discountId, goods, gift.quantity), inStock: toFlag(gift.left >= gift.quantity) }
        : null,
  };
}

export const toDiscount = (one: NamedDiscount, giftGoods: Discounts["giftGoods"]): Discount => ({
  discountId: one.activityId,
  kind: one.kind,
  name: one.name,
  isEvery: toFlag(one.isEvery),
  steps: one.steps.map((step) => toStep(one.activityId, step, giftGoods)),
  endsAt: one.endsAt.getTime(),
});
