import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderLimits, pointLimits } from "../limits/index.ts";
import { type Fen, fen } from "../money/index.ts";
import {
  maxUsablePoints,
  pieceCost,
  pointsForPaidFen,
  pointsOfFen,
  pointsToFen,
  shareOf,
  splitOver,
  tierPriceFen,
  tiersOfSku,
} from "./index.ts";

/** Half up on whole numbers, away from zero, without a decimal library. */
function wholeShare(amount: number, weight: number, total: number): number {
  if (total === 0) return 0;
  const product = 2n * BigInt(amount) * BigInt(weight);
  const whole = BigInt(total);
  return Number((product + (product < 0n ? -whole : whole)) / (2n * whole));
}

const amount = fc.integer({ min: 0, max: orderLimits.maxAmountFen }).map(fen);
const weights = fc.array(fc.nat(orderLimits.maxAmountFen), { minLength: 1, maxLength: 50 });
const sumOf = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0);

describe("a share", () => {
  test("is what whole numbers make it, ties and signs included, up to the greatest order", () => {
    const signed = fc.integer({ min: -orderLimits.maxAmountFen, max: orderLimits.maxAmountFen });
    const tie = fc.nat(10_000).map((half) => [2 * half + 1, 1, 2] as const);
    const any = fc.tuple(signed, fc.nat(orderLimits.maxAmountFen), fc.nat(orderLimits.maxAmountFen));
    fc.assert(
      fc.property(fc.oneof(any, tie), ([whole, weight, total]) => {
        expect(shareOf(whole, weight, total)).toBe(wholeShare(whole, weight, total));
      }),
      { numRuns: 2_000 },
    );
  });

  test("of an amount beyond twenty places is rounded as decimal.js rounds there", () => {
    expect(shareOf(9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991)).toBe(
      9_007_199_254_740_991,
    );
  });
});

describe("a split", () => {
  test("parts of an amount add up exactly and follow their weights", () => {
    expect(splitOver<number>(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(splitOver<number>(100, [1_000, 0, 500])).toEqual([67, 0, 33]);
    expect(splitOver<number>(0, [1, 2])).toEqual([0, 0]);
    expect(splitOver<number>(5, [])).toEqual([]);
  });

  test("whatever is split over whatever adds up, each part within one of its share", () => {
    fc.assert(
      fc.property(amount, weights, (whole, parts) => {
        const total = sumOf(parts);
        const split = splitOver(whole, parts);
        expect(sumOf(split)).toBe(total === 0 ? 0 : whole);
        for (const [index, part] of split.entries())
          expect(Math.abs(part - wholeShare(whole, parts[index] ?? 0, total))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("no part exceeds its weight while the amount does not exceed them all", () => {
    const reduced = weights.chain((parts) => fc.tuple(fc.constant(parts), fc.nat(sumOf(parts))));
    fc.assert(
      fc.property(reduced, ([parts, whole]) => {
        const split = splitOver<number>(whole, parts);
        expect(split.every((part, index) => part >= 0 && part <= (parts[index] ?? 0))).toBe(true);
      }),
    );
  });
});

describe("tiers", () => {
  const tier = (from: number, price: number) => ({ from, priceFen: fen(price) });
  const tiers = [tier(10, 900), tier(100, 800)];

  test("a dearer SKU falls in the proportion of the cheapest", () => {
    const at = (price: number, quantity: number) => {
      const priceFen = fen(price);
      return tierPriceFen(
        { priceFen, tiers: tiersOfSku({ priceFen, lowestPriceFen: fen(1_000), tiers }) },
        quantity,
      );
    };
    expect([at(1_000, 9), at(1_000, 10), at(1_000, 100)]).toEqual([1_000, 900, 800]);
    expect([at(2_000, 9), at(2_000, 10), at(2_000, 100)]).toEqual([2_000, 1_800, 1_600]);
  });

  test("no tier makes a piece dearer, nor does a greater quantity", () => {
    const odd = {
      priceFen: fen(1_000),
      lowestPriceFen: fen(1_000),
      tiers: [tier(5, 1_200), tier(9, 700), tier(20, 800)],
    };
    expect(tiersOfSku(odd)).toEqual([tier(5, 1_000), tier(9, 700), tier(20, 700)]);
  });

  test("what browsers choose from a SKU's own tiers is what whole numbers make of the product's", () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), price), { maxLength: 4 });
    fc.assert(
      fc.property(price, price, steps, fc.integer({ min: 1, max: 300 }), (one, other, list, quantity) => {
        const [lowestPriceFen, priceFen] = [fen(Math.min(one, other)), fen(Math.max(one, other))];
        const ofProduct = list.map(([from, cost]) => tier(from, cost));
        const reached = ofProduct.filter((step) => quantity >= step.from).map((step) => step.priceFen);
        const lowest = Math.min(lowestPriceFen, ...reached);
        const own = tiersOfSku({ priceFen, lowestPriceFen, tiers: ofProduct });
        expect(pieceCost({ priceFen, tiers: own, offers: [] }, quantity).priceFen).toBe(
          wholeShare(priceFen, lowest, lowestPriceFen),
        );
      }),
    );
  });
});

test("points are worth and earn what whole numbers make of them", () => {
  const { perYuanValue, perYuanPaid, multipleOf, maxShareOfGoods } = pointLimits;
  fc.assert(
    fc.property(amount, fc.nat(10_000_000), (money: Fen, points) => {
      expect(pointsOfFen(money)).toBe(Math.floor((money * perYuanValue) / 100));
      expect(pointsToFen(points)).toBe(Math.floor((points * 100) / perYuanValue));
      expect(pointsForPaidFen(money)).toBe(Math.floor(money / 100) * perYuanPaid);
      const worth = Math.floor((Math.floor(money * maxShareOfGoods) * perYuanValue) / 100);
      expect(maxUsablePoints(money, points)).toBe(
        Math.floor(Math.min(worth, points) / multipleOf) * multipleOf,
      );
    }),
  );
});
