import { fen } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { coupon, replacedBy } from "./coupon.ts";
import { couponOf, draftOf } from "./draft-of.ts";

test("the best coupon of an issuer is chosen, and its threshold counts", () => {
  const coupons = [
    couponOf(1, { reduceFen: fen(300) }),
    couponOf(2, { reduceFen: fen(500), thresholdFen: fen(1_000) }),
    couponOf(3, { reduceFen: fen(900), thresholdFen: fen(1_001) }),
  ];
  const { usedCoupons, lines } = coupon(draftOf([{}], { coupons }));
  expect(usedCoupons).toEqual([{ userCouponId: 2, reduceFen: 500, shopIds: [1] }]);
  expect(lines[0]?.couponFen).toBe(500);
});

test("a shop's coupon and the platform's go together, the platform's on what is left", () => {
  const coupons = [couponOf(1, { reduceFen: fen(700) }), couponOf(2, { reduceFen: fen(600) }, 1)];
  const { usedCoupons } = coupon(draftOf([{}], { coupons }));
  expect(usedCoupons).toEqual([
    { userCouponId: 2, reduceFen: fen(600), shopIds: [1] },
    { userCouponId: 1, reduceFen: fen(400), shopIds: [1] },
  ]);
});

test("a shop's coupon never touches another shop's goods", () => {
  const coupons = [couponOf(1, { reduceFen: fen(600) }, 2)];
  const { lines } = coupon(draftOf([{}, { shopId: 2, skuId: 2 }], { coupons }));
  expect(lines.map((line) => line.couponFen)).toEqual([0, 600]);
});

test("a coupon is split exactly over the lines it covers", () => {
  const coupons = [couponOf(1, { scope: "product", scopeIds: [1, 2], reduceFen: fen(100) })];
  const { lines } = coupon(
    draftOf(
      [
        { prodId: 1 },
        { prodId: 2, skuPriceFen: fen(500) },
        { prodId: 3 },
        { prodId: 2, skuPriceFen: fen(1) },
      ],
      {
        coupons,
      },
    ),
  );
  expect(lines.map((line) => line.couponFen)).toEqual([67, 33, 0, 0]);
});

test("only the chosen coupons are used, and none when none is chosen", () => {
  const coupons = [couponOf(1, { reduceFen: fen(300) }), couponOf(2, { reduceFen: fen(500) })];
  expect(coupon(draftOf([{}], { coupons, couponChoice: [1] })).usedCoupons).toMatchObject([
    { userCouponId: 1 },
  ]);
  expect(coupon(draftOf([{}], { coupons, couponChoice: [] })).usedCoupons).toEqual([]);
});

test("a choice replaces the coupon of its own issuer, and whatever leaves nothing for it", () => {
  const [platform, better, ofShop, whole] = [
    couponOf(1, { reduceFen: fen(100) }),
    couponOf(2, { reduceFen: fen(200) }),
    couponOf(3, { reduceFen: fen(300) }, 1),
    couponOf(4, { reduceFen: fen(1_000) }, 1),
  ] as const;
  const coupons = [platform, better, ofShop, whole];
  const chosen = (couponChoice: number[]) => coupon(draftOf([{}], { coupons, couponChoice }));
  expect(replacedBy(chosen([1]), better)).toEqual([1]);
  expect(replacedBy(chosen([1]), ofShop)).toEqual([]);
  expect(replacedBy(chosen([1, 3]), platform)).toEqual([]);
  expect(replacedBy(chosen([4]), platform)).toEqual([4]);
  expect(replacedBy(chosen([1]), whole)).toEqual([1]);
});
