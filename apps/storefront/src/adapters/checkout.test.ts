import { mergedExample } from "@tradehall/api-client/models/examples/order";
import { toCheckout } from "@tradehall/mall-adapters/checkout";
import { minus, sum } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { dataRoutes } from "./data-routes.ts";

test("what a shop's part shows adds up to what it costs", () => {
  for (const { goods, freight, discount, payable } of toCheckout(mergedExample, "zh_CN", dataRoutes).shops) {
    expect(discount).toBe("20.00");
    expect(minus(sum([goods, freight]), discount ?? "0.00")).toBe(payable);
  }
});

test("says account terms by shop, and where other shops of the order have none", () => {
  const [shop] = mergedExample.shopCartOrders;
  if (!shop?.terms) throw new Error("no terms");
  const termsOf = (...shopCartOrders: (typeof shop)[]) =>
    toCheckout({ ...mergedExample, shopCartOrders }, "zh_CN", dataRoutes).shops.map(({ terms }) => terms);
  const usable = { left: "50000.00", days: 30, dueText: "2026-12-21" };
  expect(termsOf(shop)).toEqual([{ ...usable, needsSeparateOrders: false }]);
  expect(termsOf(shop, { ...shop, terms: null })).toEqual([
    { ...usable, needsSeparateOrders: true },
    undefined,
  ]);
  const over = { ...shop, terms: { ...shop.terms, block: "tooLittle" as const } };
  expect(termsOf(over)).toMatchObject([{ block: "tooLittle" }]);
});
