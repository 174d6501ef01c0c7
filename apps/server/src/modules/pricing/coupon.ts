import { type Fen, fen, sumFen } from "@tradehall/mall-rules/money";
import { couponCovers, couponReduction, splitOver } from "@tradehall/mall-rules/pricing";
import type { Draft, HeldCoupon, PricedLine, PricingStep } from "./draft.ts";

/** What is left to pay for a line after spend-and-save, which a coupon's threshold is measured by. */
const beforeCoupons = (line: PricedLine) => ({ ...line, totalFen: fen(line.totalFen - line.discountFen) });

/** What is left of it after the coupons so far, too. */
const leftOf = (line: PricedLine) => ({
  ...line,
  totalFen: fen(line.totalFen - line.discountFen - line.couponFen),
});

export const coversLine = (coupon: Pick<HeldCoupon, "issuerShopId" | "rule">, line: PricedLine): boolean =>
  (coupon.issuerShopId === null || coupon.issuerShopId === line.shopId) && couponCovers(coupon.rule, line);

/** Goods total of the lines a coupon covers, before any coupon: what its threshold is measured by. */
export const coveredFen = (
  coupon: Pick<HeldCoupon, "issuerShopId" | "rule">,
  lines: readonly PricedLine[],
): Fen =>
  sumFen(
    lines.filter((line) => coversLine(coupon, line)),
    (line) => fen(line.totalFen - line.discountFen),
  );

/** What a coupon would take off now: its threshold by the prices before coupons, its amount by what is left. */
export function reductionOf(coupon: HeldCoupon, lines: readonly PricedLine[]): Fen {
  const covered = lines.filter((line) => coversLine(coupon, line));
  if (couponReduction(coupon.rule, covered.map(beforeCoupons)) === 0) return fen(0);
  return couponReduction({ ...coupon.rule, thresholdFen: fen(0) }, covered.map(leftOf));
}

/** Takes a coupon off the lines it covers, in proportion to what is left of each. */
function spend(draft: Draft, coupon: HeldCoupon): Draft {
  const reduceFen = reductionOf(coupon, draft.lines);
  if (reduceFen === 0) return draft;
  const weights = draft.lines.map((line) => (coversLine(coupon, line) ? leftOf(line).totalFen : 0));
  const parts = splitOver(reduceFen, weights);
  const shopIds = draft.lines.filter((_, index) => (parts[index] ?? 0) > 0).map((line) => line.shopId);
  return {
    ...draft,
    lines: draft.lines.map((line, index) => ({
      ...line,
      couponFen: fen(line.couponFen + (parts[index] ?? 0)),
    })),
    usedCoupons: [
      ...draft.usedCoupons,
      { userCouponId: coupon.userCouponId, reduceFen, shopIds: [...new Set(shopIds)] },
    ],
  };
}

/** The coupon that takes off most; of equals the one held longer. */
const bestOf = (coupons: readonly HeldCoupon[], lines: readonly PricedLine[]): HeldCoupon | undefined =>
  coupons.reduce<HeldCoupon | undefined>(
    (best, one) => (reductionOf(one, lines) > (best ? reductionOf(best, lines) : 0) ? one : best),
    undefined,
  );

/** One coupon of each issuer: the shops' first, then the platform's on what is left. */
export const coupon: PricingStep = (draft) => {
  const { couponChoice } = draft;
  const wanted =
    couponChoice === "best"
      ? draft.coupons
      : draft.coupons.filter((one) => couponChoice.includes(one.userCouponId));
  const byIssuer = Map.groupBy(wanted, (one) => one.issuerShopId);
  const issuers = [...byIssuer.keys()].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));
  return issuers.reduce((sofar, issuer) => {
    const best = bestOf(byIssuer.get(issuer) ?? [], sofar.lines);
    return best ? spend(sofar, best) : sofar;
  }, draft);
};

/** Which of the coupons in use make way where another one is chosen: its issuer's, and what leaves nothing for it. */
export function replacedBy(draft: Draft, { userCouponId, issuerShopId }: HeldCoupon): number[] {
  const inUse = draft.usedCoupons.map((one) => one.userCouponId);
  if (inUse.includes(userCouponId)) return [];
  const issuers = new Map(draft.coupons.map((one) => [one.userCouponId, one.issuerShopId]));
  const others = inUse.filter((id) => issuers.get(id) !== issuerShopId);
  const lines = draft.lines.map((line) => ({ ...line, couponFen: fen(0) }));
  const { usedCoupons } = coupon({
    ...draft,
    lines,
    usedCoupons: [],
    couponChoice: [...others, userCouponId],
  });
  const used = new Set(usedCoupons.map((one) => one.userCouponId));
  const stays = new Set(used.has(userCouponId) ? others.filter((id) => used.has(id)) : []);
  return inUse.filter((id) => !stays.has(id));
}
