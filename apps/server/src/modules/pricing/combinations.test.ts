/** Every rule of a price together, over orders no one thought of: the steps and the slow reference agree to the fen. */
import { fen } from "@tradehall/mall-rules/money";
import { describe, expect, test } from "vitest";
import { type Asked, referencePrice } from "#server/testing/reference-price.ts";
import { type Some, some } from "#server/testing/some.ts";
import { type Draft, noAmounts, unpricedDraft, unpricedLine } from "./draft.ts";
import { price } from "./price.ts";

const prodIds = [1, 2, 3, 4, 5, 6];
const shopOf = (prodId: number) => (prodId % 3) + 1;

function someLine(of: Some): Asked["lines"][number] {
  const prodId = of.one(prodIds);
  const lowestFen = of.between(1, of.one([50, 2_000, 200_000]));
  const skuFen = lowestFen + of.one([0, 0, of.between(0, 5_000)]);
  const tiers = of.list(3, () => ({
    from: of.between(2, 40),
    priceFen: of.between(1, Math.ceil(lowestFen * 1.1)),
  }));
  const offers = of.list(2, () => ({ priceFen: of.between(1, skuFen), max: of.between(1, 30) }));
  return {
    prodId,
    shopId: shopOf(prodId),
    categoryIds: [prodId + 10, (prodId % 2) + 100, 1_000],
    quantity: of.between(1, of.one([3, 60])),
    skuFen,
    lowestFen,
    tiers,
    offers: offers.sort((a, b) => a.priceFen - b.priceFen),
    memberFen: of.chance(0.3) ? of.between(1, Math.ceil(skuFen * 1.1)) : null,
    packageFen: of.chance(0.2) ? of.between(1, skuFen) : null,
  };
}

function someDiscount(of: Some, id: number): Asked["discounts"][number] {
  const isEvery = of.chance(0.3);
  const step = () => {
    const thresholdFen = of.between(100, 60_000);
    return { thresholdFen, reduceFen: of.between(1, thresholdFen) };
  };
  const shopId = of.between(1, 3);
  const own = prodIds.filter((prodId) => shopOf(prodId) === shopId);
  const steps = [step(), ...(isEvery ? [] : of.list(3, step))];
  const distinct = new Map(steps.map((one) => [one.thresholdFen, one]));
  return { id, shopId, prodIds: of.chance(0.5) ? [] : [of.one(own)], isEvery, steps: [...distinct.values()] };
}

function someCoupon(of: Some, id: number): Asked["coupons"][number] {
  const issuerShopId = of.one([null, null, 1, 2, 3]);
  const scope = issuerShopId === null ? of.one(["platform", "category", "product"] as const) : "shop";
  const scopeIds = {
    platform: [],
    shop: [issuerShopId ?? 0],
    category: [of.one([11, 100])],
    product: [2, 3],
  };
  const thresholdFen = of.one([0, of.between(1, 80_000)]);
  return {
    ...{ id, issuerShopId, scope, scopeIds: scopeIds[scope], thresholdFen },
    reduceFen: of.between(1, 20_000),
  };
}

function someOrder(of: Some): Asked {
  const lines = [someLine(of), ...of.list(5, () => someLine(of))];
  return {
    lines,
    shops: [...new Set(lines.map((line) => line.shopId))].map((shopId) => ({
      shopId,
      freightFen: of.between(0, 2_000),
      freeFromFen: of.one([null, of.between(1, 30_000)]),
    })),
    discounts: of.list(4, (at) => someDiscount(of, at + 1)),
    coupons: of.list(4, (at) => someCoupon(of, at + 1)),
    points: { owned: of.between(0, 40_000), wanted: of.one([0, null, of.between(0, 300) * 10]) },
  };
}

/** One in seven is a pre-sale with a deposit: a line alone, which nothing is taken off (`order/prepare.ts`). */
function maybePreSale(of: Some, asked: Asked): Asked {
  const [line] = asked.lines;
  if (!line || line.lowestFen < 2 || !of.chance(0.15)) return asked;
  const depositFen = of.between(1, line.lowestFen - 1);
  return {
    lines: [{ ...line, packageFen: null, depositFen }],
    shops: asked.shops.filter(({ shopId }) => shopId === line.shopId),
    ...{ discounts: [], coupons: [], points: { owned: 0, wanted: null } },
  };
}

const toDraft = (asked: Asked): Draft => ({
  lines: asked.lines.map((line, at) => ({
    ...{ prodId: line.prodId, skuId: at + 1, shopId: line.shopId, categoryIds: line.categoryIds },
    quantity: line.quantity,
    skuPriceFen: fen(line.skuFen),
    lowestPriceFen: fen(line.lowestFen),
    tiers: line.tiers.map(({ from, priceFen }) => ({ from, priceFen: fen(priceFen) })),
    offers: line.offers.map(({ priceFen, max }, i) => ({ activityId: i + 1, priceFen: fen(priceFen), max })),
    memberFen: line.memberFen === null ? null : fen(line.memberFen),
    comboId: line.packageFen === null ? 0 : 1,
    packageFen: line.packageFen === null ? null : fen(line.packageFen),
    ...(line.depositFen === undefined
      ? {}
      : {
          activityPrice: { activityId: null, priceFen: fen(line.skuFen), depositFen: fen(line.depositFen) },
        }),
    ...unpricedLine,
  })),
  shops: asked.shops.map(({ shopId, freightFen, freeFromFen }) => ({
    shopId,
    freightRuleFen: fen(freightFen),
    freeFreightFen: freeFromFen === null ? null : fen(freeFromFen),
    paysFreight: true,
    isWaived: false,
    ...noAmounts,
  })),
  discounts: asked.discounts.map(({ id, steps, ...rest }) => ({
    activityId: id,
    kind: "spendSave" as const,
    ...rest,
    steps: steps.map((step) => ({
      thresholdFen: fen(step.thresholdFen),
      reduceFen: fen(step.reduceFen),
      gift: null,
    })),
  })),
  coupons: asked.coupons.map(({ id, issuerShopId, scope, scopeIds, thresholdFen, reduceFen }) => ({
    userCouponId: id,
    issuerShopId,
    rule: { scope, scopeIds, thresholdFen: fen(thresholdFen), reduceFen: fen(reduceFen) },
    startsAt: new Date(0),
  })),
  couponChoice: "best",
  pointsOwned: asked.points.owned,
  pointsWanted: asked.points.wanted,
  ...unpricedDraft,
});

/** The draft in the words of the reference. */
function priced(asked: Asked) {
  const { lines, totals, pointsUsed, maxPoints } = price(toDraft(asked));
  const { pieces, ...amounts } = totals;
  return {
    lines: lines.map(({ priceFen, totalFen, memberSavedFen, discountFen, couponFen, pointsFen }) => ({
      ...{ priceFen, totalFen, memberSavedFen, discountFen, couponFen, pointsFen },
    })),
    ...amounts,
    pointsUsed,
    maxPoints,
  };
}

const seeds = Array.from({ length: 100 }, (_, at) => at * 100);
/** How many of the 10,000 had each rule at work: a generator that meets none proves nothing. */
const met = { preSale: 0, tierOrOffer: 0, member: 0, packages: 0, discount: 0, coupon: 0, points: 0, all: 0 };

describe("10,000 orders", () => {
  test.each(seeds)("100 from %i on cost what the reference says", (seed) => {
    for (let at = seed; at < seed + 100; at++) {
      const of = some(at);
      const asked = maybePreSale(of, someOrder(of));
      const found = priced(asked);
      expect({ seed: at, ...found }).toEqual({ seed: at, ...referencePrice(asked) });
      const isMet = {
        tierOrOffer: found.lines.some(
          ({ priceFen }, i) =>
            asked.lines[i]?.packageFen === null && priceFen < (asked.lines[i]?.skuFen ?? 0),
        ),
        member: found.memberSavedFen > 0,
        packages: asked.lines.some((line) => line.packageFen !== null),
        discount: found.discountFen > 0,
        coupon: found.couponFen > 0,
        points: found.pointsFen > 0,
      };
      const { depositFen, actualFen } = found;
      if (depositFen > 0) {
        met.preSale += 1;
        // Less than the goods alone: what is left is a balance, which has all of the freight.
        expect(depositFen).toBeLessThan(found.goodsFen);
        expect(actualFen - depositFen).toBe(found.goodsFen - depositFen + found.freightFen);
      }
      for (const rule of Object.keys(isMet) as (keyof typeof isMet)[]) if (isMet[rule]) met[rule] += 1;
      if (Object.values(isMet).every(Boolean)) met.all += 1;
    }
  });

  test("met every rule often, and all of them at once", () => {
    for (const times of [met.tierOrOffer, met.member, met.packages, met.discount, met.coupon, met.points])
      expect(times).toBeGreaterThan(2_000);
    expect(met.preSale).toBeGreaterThan(1_000);
    expect(met.all).toBeGreaterThan(200);
  });
});
