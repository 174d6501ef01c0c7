import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { expect, test } from "vitest";
import { toList } from "./to-list.ts";

const found = { ...searchProducts.example.answer, facets: null };
const shop = { shopId: 2, shopName: "华东劳保" };
const coupon = {
  couponId: 7,
  couponName: "劳保券",
  cashCondition: "500.00",
  reduceAmount: "50.00",
} as const;
const list = (chosen: typeof found.chosen, address = { shopId: "2", couponId: "7" }) =>
  toList({ ...found, chosen }, address, "zh_CN");
const chipsOf = (...args: Parameters<typeof list>) =>
  list(...args).filters.map(({ label, value }) => [label, value]);

test("chips name the shop and the coupon of the address, though no goods are left to count", () => {
  expect(chipsOf({ shop, coupon })).toEqual([
    ["店铺", "华东劳保"],
    ["优惠券", "劳保券 · 满 500 减 50"],
  ]);
});

test("a coupon that is called what it gives says it once", () => {
  expect(chipsOf({ shop: null, coupon: { ...coupon, couponName: "满 500 减 50" } })[1]).toEqual([
    "优惠券",
    "满 500 减 50",
  ]);
});

test("what nobody knows keeps its number, so that it can be taken away", () => {
  expect(chipsOf({ shop: null, coupon: null })).toEqual([
    ["店铺", "2"],
    ["优惠券", "7"],
  ]);
});

test("the list says whose goods it shows", () => {
  expect(list({ shop, coupon: null }).seller).toBe("华东劳保");
  expect(list({ shop: null, coupon: null }, {} as never).seller).toBe("全部店铺");
});
