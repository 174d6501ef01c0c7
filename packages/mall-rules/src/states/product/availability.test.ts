import { expect, test } from "vitest";
import { prodStatuses } from "../order/delivery.ts";
import { shopStatuses } from "../shop/shop.ts";
import { type GoodsFacts, waysOn, whyNotBuyable, whyNotShown } from "./availability.ts";

const fine: GoodsFacts = { isShopOpen: true, isOffered: true, stock: 10, min: 10, isDelivered: true };

test.each([
  [{}, undefined],
  [{ isShopOpen: false, isOffered: false, stock: 0 }, "shopClosed"],
  [{ isOffered: false, stock: 0 }, "notOffered"],
  [{ isForPoints: true, stock: 0 }, "forPoints"],
  [{ stock: 0, isDelivered: false }, "soldOut"],
  [{ stock: 9, isDelivered: false }, "belowMin"],
  [{ isDelivered: false }, "notDelivered"],
] as const)("of %j the first reason is %s", (changes, why) => {
  expect(whyNotBuyable({ ...fine, ...changes })).toBe(why);
});

test("what can come back can be waited for, a region can be changed", () => {
  expect(waysOn("soldOut")).toContain("notice");
  expect(waysOn("belowMin")).toContain("notice");
  expect(waysOn("notDelivered")).toContain("region");
  expect(waysOn("notOffered")).toEqual([]);
});

test("goods off the shelf say who took them off, before the shop is asked about", () => {
  const { open, suspended } = shopStatuses;
  const of = (status: keyof typeof prodStatuses, shop: number = open) =>
    whyNotShown(prodStatuses[status], shop);
  expect(of("onSale")).toBeUndefined();
  expect(of("onSale", suspended)).toBe("shopClosed");
  expect(of("offByShop", suspended)).toBe("prodOffByShop");
  expect(of("inReview")).toBe("prodOffByShop");
  expect(of("offByPlatform")).toBe("prodOffByPlatform");
  expect(of("deleted")).toBe("prodMissing");
});
