import { fen } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { describe, expect, test } from "vitest";
import { groupPriceAt, pieceAt, priceAt } from "./detail-price.ts";

const cheap: SkuOption = { id: "1", values: {}, yuan: "10.00", stock: 5 };
const dear: SkuOption = { id: "2", values: {}, yuan: "20.00", stock: 5, originalYuan: "25.00" };
const tier = (from: number, price: number) => ({ from, priceFen: fen(price) });
const detail = {
  skus: [cheap, dear],
  offers: {},
  isMember: false,
  original: "12.00" as const,
  tiers: { "1": [tier(10, 900), tier(100, 800)], "2": [tier(10, 1_800), tier(100, 1_600)] },
  quantityRule: { min: 1, step: 1 },
};

describe("the price of a piece", () => {
  test("falls with the quantity, by the SKU's own tiers", () => {
    expect([1, 9, 10, 100].map((quantity) => priceAt(detail, dear, quantity).yuan)).toEqual([
      ...["20.00", "20.00", "18.00", "16.00"],
    ]);
  });

  test("is a range until a SKU is chosen", () => {
    expect(priceAt(detail, undefined, 10)).toMatchObject({
      ...{ yuan: "9.00", maxYuan: "18.00", originalYuan: "12.00" },
    });
    expect(priceAt(detail, dear, 10)).toMatchObject({ maxYuan: null, originalYuan: "25.00" });
  });

  test("has a first step before its first reduction", () => {
    expect(priceAt(detail, dear, 1).tiers).toEqual([
      { minCount: 1, yuan: "20.00" },
      { minCount: 10, yuan: "18.00" },
      { minCount: 100, yuan: "16.00" },
    ]);
  });

  test("is an offer's for the pieces it reaches, and never dearer for it", () => {
    const sale = { ...detail, offers: { "2": [{ activityId: "7", priceFen: fen(1_700), max: 50 }] } };
    expect(priceAt(sale, dear, 1)).toMatchObject({ yuan: "17.00", originalYuan: "20.00" });
    expect(priceAt(sale, dear, 50).yuan).toBe("17.00");
    expect(priceAt(sale, dear, 51)).toMatchObject({ yuan: "18.00", originalYuan: "25.00" });
    expect(priceAt(sale, dear, 100).yuan).toBe("16.00");
    expect(priceAt(sale, dear, 1).tiers.map(({ yuan }) => yuan)).toEqual(["17.00", "17.00", "16.00"]);
    expect(priceAt(sale, cheap, 1).yuan).toBe("10.00");
    expect(priceAt(sale, undefined, 1)).toMatchObject({ yuan: "10.00", maxYuan: "17.00" });
  });

  test("is that of members for who is one, and says to others what they would save", () => {
    const priced = { ...dear, memberYuan: "19.00" as const };
    const others = { ...detail, skus: [cheap, priced] };
    const members = { ...others, isMember: true };
    expect(priceAt(others, priced, 1)).toMatchObject({
      ...{ yuan: "20.00", isOfMembers: false, members: { yuan: "19.00", savedYuan: "1.00" } },
    });
    expect(priceAt(members, priced, 1)).toMatchObject({
      ...{ yuan: "19.00", originalYuan: "20.00", isOfMembers: true, members: undefined },
    });
    // From ten pieces on the tier is lower for everybody, and the cheapest SKU costs members no less.
    for (const [terms, sku, quantity] of [
      [others, priced, 10],
      [members, priced, 10],
      [others, undefined, 1],
    ] as const)
      expect(priceAt(terms, sku, quantity)).toMatchObject({ isOfMembers: false, members: undefined });
    expect(priceAt(members, priced, 10).yuan).toBe("18.00");
  });

  test("counts the tiers over all that is ordered together, an offer over the SKU's own", () => {
    const sale = { ...detail, offers: { "2": [{ activityId: "7", priceFen: fen(1_700), max: 5 }] } };
    expect(pieceAt(detail, dear, 3, 12).priceFen).toBe(1_800);
    expect(pieceAt(sale, dear, 5, 12).priceFen).toBe(1_700);
    expect(pieceAt(sale, dear, 6, 100).priceFen).toBe(1_600);
  });

  test("has no step below the least order and none without tiers", () => {
    const fromTwenty = { ...detail, quantityRule: { min: 20, step: 20 } };
    expect(priceAt(fromTwenty, dear, 20).tiers.map(({ minCount }) => minCount)).toEqual([20, 100]);
    expect(priceAt({ ...detail, tiers: {} }, dear, 100)).toMatchObject({ yuan: "20.00", tiers: [] });
  });
});

test("the button's price is the chosen SKU's, or the lowest; a SKU outside of the activity has none", () => {
  const group = { activityId: "4", yuanBySku: { "1": "66.00", "2": "60.00" } } as const;
  const sku = (id: string) => ({ id, values: {}, yuan: "85.00", stock: 9 }) as const;
  const terms = { group, skus: [sku("1"), sku("2"), sku("3")], offers: {}, tiers: {}, original: null };
  const at = (id?: string) =>
    groupPriceAt({ ...terms, quantity: { min: 1, step: 1 } } as never, id ? sku(id) : undefined, 1, "12");
  expect(at("1").group).toEqual({ id: "4", yuan: "66.00", aloneYuan: "85.00", teamId: "12" });
  expect(at().group).toMatchObject({ yuan: "60.00", aloneYuan: null });
  expect(at("3")).toEqual({});
});
