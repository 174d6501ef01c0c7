/**
 * What an order costs, worked out slowly and in yuan with decimal.js by what docs/decisions say, and by nothing of
 * `mall-rules/pricing` or the pricing steps: the judge of `pricing/combinations.test.ts` and of what the calls answer.
 */
import DecimalJs from "decimal.js";

const D = DecimalJs.clone({ precision: 40, rounding: DecimalJs.ROUND_HALF_UP });
type D = InstanceType<typeof D>;
const nothing = new D(0);
const yuan = (fen: number): D => new D(fen).div(100);
const total = (amounts: readonly D[]): D => amounts.reduce((sum, one) => sum.plus(one), nothing);

interface AskedLine {
  prodId: number;
  shopId: number;
  categoryIds: readonly number[];
  quantity: number;
  skuFen: number;
  lowestFen: number;
  tiers: readonly { from: number; priceFen: number }[];
  offers: readonly { priceFen: number; max: number }[];
  /** Of members, where the buyer is one. */
  memberFen: number | null;
  packageFen: number | null;
  /** Of a piece of a pre-sale, which has its own price and is ordered alone; missing for all others. */
  depositFen?: number;
}
interface AskedDiscount {
  id: number;
  shopId: number;
  prodIds: readonly number[];
  isEvery: boolean;
  steps: readonly { thresholdFen: number; reduceFen: number }[];
}
interface AskedCoupon {
  id: number;
  issuerShopId: number | null;
  scope: "platform" | "shop" | "category" | "product";
  scopeIds: readonly number[];
  thresholdFen: number;
  reduceFen: number;
}
export interface Asked {
  lines: readonly AskedLine[];
  shops: readonly { shopId: number; freightFen: number; freeFromFen: number | null }[];
  discounts: readonly AskedDiscount[];
  coupons: readonly AskedCoupon[];
  points: { owned: number; wanted: number | null };
}

/** The running total is rounded to the fen after each line; a line has what it grew by. */
function spread(amount: D, weights: readonly D[]): D[] {
  const all = total(weights);
  let weighed = nothing;
  let given = nothing;
  return weights.map((weight) => {
    weighed = weighed.plus(weight);
    const until = all.isZero() ? nothing : amount.times(weighed).div(all).toDecimalPlaces(2);
    const part = until.minus(given);
    given = until;
    return part;
  });
}

function pieceOf(line: AskedLine, lines: readonly AskedLine[]): D {
  if (line.depositFen !== undefined) return yuan(line.skuFen);
  if (line.packageFen !== null) return yuan(line.packageFen);
  const together = lines
    .filter((one) => one.prodId === line.prodId && one.packageFen === null)
    .reduce((sum, one) => sum + one.quantity, 0);
  const candidates = [yuan(line.skuFen)];
  for (const tier of line.tiers) {
    if (together < tier.from) continue;
    // Of the product's cheapest SKU; a dearer one falls in proportion.
    const least = D.min(yuan(line.lowestFen), yuan(tier.priceFen));
    candidates.push(yuan(line.skuFen).times(least).div(yuan(line.lowestFen)).toDecimalPlaces(2));
  }
  for (const offer of line.offers) if (line.quantity <= offer.max) candidates.push(yuan(offer.priceFen));
  if (line.memberFen !== null) candidates.push(yuan(line.memberFen));
  return D.min(...candidates);
}

function saved(discount: AskedDiscount, counted: D): D {
  const reached = discount.steps.filter((step) => counted.gte(yuan(step.thresholdFen)));
  if (counted.isZero() || reached.length === 0) return nothing;
  const best = reached.reduce((a, b) => (b.thresholdFen > a.thresholdFen ? b : a));
  const times = discount.isEvery ? counted.div(yuan(best.thresholdFen)).floor() : new D(1);
  return D.min(yuan(best.reduceFen).times(times), counted);
}

const isCovered = (coupon: AskedCoupon, line: AskedLine): boolean => {
  if (coupon.issuerShopId !== null && coupon.issuerShopId !== line.shopId) return false;
  const ids = { platform: [], shop: [line.shopId], product: [line.prodId], category: line.categoryIds };
  return coupon.scope === "platform" || ids[coupon.scope].some((id) => coupon.scopeIds.includes(id));
};

export function referencePrice({ lines, shops, discounts, coupons, points }: Asked) {
  const prices = lines.map((line) => pieceOf(line, lines));
  const goods = prices.map((price, i) => price.times(lines[i]?.quantity ?? 0));
  const memberSaved = lines.map((line, i) => {
    const ofOthers = pieceOf({ ...line, memberFen: null }, lines);
    return ofOthers.minus(prices[i] ?? nothing).times(line.quantity);
  });
  const at = (amounts: readonly D[], i: number): D => amounts[i] ?? nothing;
  const indexes = lines.map((_, i) => i);

  // Spend-and-save: the greatest reduction first, whose lines count for no other.
  const off = lines.map(() => nothing);
  const free = new Set(indexes.filter((i) => lines[i]?.packageFen === null));
  const waiting = new Set(discounts);
  for (;;) {
    const offered = [...waiting].map((discount) => {
      const counted = [...free].filter((i) => {
        const line = lines[i] as AskedLine;
        return (
          line.shopId === discount.shopId &&
          (discount.prodIds.length === 0 || discount.prodIds.includes(line.prodId))
        );
      });
      return { discount, counted, worth: saved(discount, total(counted.map((i) => at(goods, i)))) };
    });
    offered.sort((a, b) => b.worth.comparedTo(a.worth) || a.discount.id - b.discount.id);
    const best = offered[0];
    if (!best?.worth.gt(0)) break;
    waiting.delete(best.discount);
    const parts = spread(
      best.worth,
      best.counted.map((i) => at(goods, i)),
    );
    for (const [k, i] of best.counted.entries()) {
      off[i] = at(parts, k);
      free.delete(i);
    }
  }
  const kept = goods.map((amount, i) => amount.minus(at(off, i)));

  // One coupon of each issuer, the shops' by their ids and the platform's last: the threshold by what spend-and-save
  // left, the amount by what the coupons before it left.
  const couponOff = lines.map(() => nothing);
  const issuers = [...new Set(coupons.map((one) => one.issuerShopId))].sort(
    (a, b) => (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE),
  );
  for (const issuer of issuers) {
    let best: { worth: D; covered: number[] } | undefined;
    for (const coupon of coupons.filter((one) => one.issuerShopId === issuer)) {
      const covered = indexes.filter((i) => isCovered(coupon, lines[i] as AskedLine));
      if (total(covered.map((i) => at(kept, i))).lt(yuan(coupon.thresholdFen))) continue;
      const left = total(covered.map((i) => at(kept, i).minus(at(couponOff, i))));
      const worth = D.min(yuan(coupon.reduceFen), left);
      if (worth.gt(best?.worth ?? 0)) best = { worth, covered };
    }
    if (!best) continue;
    const { worth, covered } = best;
    const parts = spread(
      worth,
      indexes.map((i) => (covered.includes(i) ? at(kept, i).minus(at(couponOff, i)) : nothing)),
    );
    for (const i of indexes) couponOff[i] = at(couponOff, i).plus(at(parts, i));
  }

  // Points, 100 a yuan and tens of them: half of the goods at most, and no more than is left to pay.
  const rest = kept.map((amount, i) => amount.minus(at(couponOff, i)));
  const tens = (amount: D) => amount.times(100).div(10).floor().times(10);
  const most = D.min(tens(total(goods).div(2)), tens(total(rest)), tens(new D(points.owned).div(100)));
  const used = points.wanted === null ? most : D.min(points.wanted, most);
  const pointsOff = spread(used.div(100), rest);

  const freight = shops.map(({ shopId, freightFen, freeFromFen }) => {
    const own = total(indexes.filter((i) => lines[i]?.shopId === shopId).map((i) => at(goods, i)));
    return freeFromFen !== null && own.gte(yuan(freeFromFen)) ? nothing : yuan(freightFen);
  });
  const fen = (amount: D): number => amount.times(100).toNumber();
  const actual = total([...rest, ...freight]).minus(total(pointsOff));
  return {
    lines: indexes.map((i) => ({
      priceFen: fen(at(prices, i)),
      totalFen: fen(at(goods, i)),
      memberSavedFen: fen(at(memberSaved, i)),
      discountFen: fen(at(off, i)),
      couponFen: fen(at(couponOff, i)),
      pointsFen: fen(at(pointsOff, i)),
    })),
    goodsFen: fen(total(goods)),
    memberSavedFen: fen(total(memberSaved)),
    freightFen: fen(total(freight)),
    discountFen: fen(total(off)),
    couponFen: fen(total(couponOff)),
    pointsFen: fen(total(pointsOff)),
    actualFen: fen(actual),
    depositFen: fen(total(lines.map((line) => yuan(line.depositFen ?? 0).times(line.quantity)))),
    score: 0,
    pointsUsed: used.toNumber(),
    maxPoints: most.toNumber(),
  };
}
