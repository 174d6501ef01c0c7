/** What the ticked goods of a cart have of its shops' spend-and-save and gifts. */
import type { CartDiscount, Gift } from "@tradehall/api-client/models/discount";
import { fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { nextStep } from "@tradehall/mall-rules/pricing";
import { countedFen } from "#server/modules/pricing/discount.ts";
import type { Draft } from "#server/modules/pricing/draft.ts";
import { toDiscount, toGift, toStep } from "#server/modules/promotion/discount/discount-answer.ts";
import type { Discounts, NamedDiscount } from "#server/modules/promotion/discount/running-discounts.ts";

interface Priced {
  draft: Pick<Draft, "lines" | "earnedGifts">;
  discounts: Discounts;
}

export function toCartDiscount({ draft, discounts }: Priced, one: NamedDiscount): CartDiscount {
  const counted = countedFen(one, draft.lines);
  const next = nextStep(one, counted);
  const own = draft.lines.filter((line) => line.discountId === one.activityId);
  return {
    ...toDiscount(one, discounts.giftGoods),
    counted: fenToYuan(counted),
    reduce: fenToYuan(sumFen(own, (line) => line.discountFen)),
    missing: next ? fenToYuan(next.missingFen) : null,
    next: next ? toStep(one.activityId, next.step, discounts.giftGoods) : null,
  };
}

/** Those of a shop that goods of the cart, ticked or not, can count for: these, of the shop and of no package. */
export const toCartDiscounts = (
  priced: Priced,
  shopId: number,
  prodIds: ReadonlySet<number>,
): CartDiscount[] =>
  priced.discounts.running
    .filter((one) => one.shopId === shopId)
    .filter((one) =>
      one.prodIds.length === 0 ? prodIds.size > 0 : one.prodIds.some((id) => prodIds.has(id)),
    )
    .map((one) => toCartDiscount(priced, one));

export const giftsOf = ({ draft, discounts }: Priced, shopId: number): Gift[] =>
  draft.earnedGifts.flatMap((gift) => {
    const goods = discounts.giftGoods.get(gift.skuId);
    return goods && gift.shopId === shopId ? [toGift(gift.activityId, goods, gift.quantity)] : [];
  });
