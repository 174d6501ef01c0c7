/** What a shop takes off or gives by what is ordered of it together (docs/decisions/2026-11-23-offers.md). */
import { type Fen, fen, sumFen } from "@tradehall/mall-rules/money";
import { discountCovers, reachedStep, saveReduction, splitOver } from "@tradehall/mall-rules/pricing";
import type { Draft, EarnedGift, PricedLine, PricingStep, RunningDiscount } from "./draft.ts";

/** Whether the line counts for it: a line counts for one spend-and-save alone, and for gifts beside it. */
const counts = (discount: RunningDiscount, line: PricedLine): boolean =>
  discountCovers(discount, line) &&
  (discount.kind === "gift" || line.discountId === null || line.discountId === discount.activityId);

/** What the goods that count for it cost, before any reduction. */
export const countedFen = (discount: RunningDiscount, lines: readonly PricedLine[]): Fen =>
  sumFen(
    lines.filter((line) => counts(discount, line)),
    (line) => line.totalFen,
  );

/** Takes it off the lines that count, in proportion to what they cost. */
function take(draft: Draft, discount: RunningDiscount, reduceFen: Fen): Draft {
  const weights = draft.lines.map((line) => (counts(discount, line) ? line.totalFen : 0));
  const parts = splitOver(reduceFen, weights);
  const lines = draft.lines.map((line, index) =>
    counts(discount, line)
      ? { ...line, discountFen: parts[index] ?? fen(0), discountId: discount.activityId }
      : line,
  );
  return { ...draft, lines };
}

/** Spend-and-save: the one that takes off most first, of equals the earlier; its lines count for no other. */
export const spendSave: PricingStep = (draft) => {
  const worth = (discount: RunningDiscount, { lines }: Draft) =>
    lines.some((line) => line.discountId === discount.activityId)
      ? fen(0)
      : saveReduction(discount, countedFen(discount, lines));
  const saves = draft.discounts.filter(({ kind }) => kind === "spendSave");
  let sofar = draft;
  for (const _ of saves) {
    const [best] = saves
      .map((discount) => ({ discount, reduceFen: worth(discount, sofar) }))
      .sort((a, b) => b.reduceFen - a.reduceFen || a.discount.activityId - b.discount.activityId);
    if (!best || best.reduceFen === 0) break;
    sofar = take(sofar, best.discount, best.reduceFen);
  }
  return sofar;
};

/** Gifts, each whole or not at all: as far as what is bought of the same goods leaves some in stock. */
export const gifts: PricingStep = (draft) => {
  const used = new Map<number, number>();
  for (const { skuId, quantity } of draft.lines) used.set(skuId, (used.get(skuId) ?? 0) + quantity);
  const earnedGifts = draft.discounts.flatMap((discount): EarnedGift[] => {
    if (discount.kind !== "gift") return [];
    const gift = reachedStep(discount.steps, countedFen(discount, draft.lines))?.gift;
    if (!gift) return [];
    const { skuId, quantity, left } = gift;
    const before = used.get(skuId) ?? 0;
    if (before + quantity > left) return [];
    used.set(skuId, before + quantity);
    return [{ activityId: discount.activityId, shopId: discount.shopId, skuId, quantity }];
  });
  return { ...draft, earnedGifts };
};
