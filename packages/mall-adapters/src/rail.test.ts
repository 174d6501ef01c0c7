import { cardExample } from "@tradehall/api-client/models/examples/catalogue";
import { expect, test } from "vitest";
import type { DataRoutes } from "./data-routes.ts";
import { toRailProduct } from "./rail.ts";

const routes = { product: (prodId: number) => `product ${prodId}` } as DataRoutes;

test("a kept product has the price of an offer, and what members pay where that is less", () => {
  const card = { ...cardExample, status: 1 as const, price: "20.00", activityPrice: "18.00" } as const;
  expect(toRailProduct({ ...card, memberPrice: "17.00" }, routes)).toMatchObject({
    href: `product ${cardExample.prodId}`,
    yuan: "18.00",
    memberYuan: "17.00",
  });
  expect(toRailProduct({ ...card, scorePrice: 300 }, routes)).toMatchObject({ points: 300 });
  expect(toRailProduct({ ...card, memberPrice: null }, routes)).not.toHaveProperty("memberYuan");
});

test("what cannot be had says why", () => {
  const stateOf = (change: object) => toRailProduct({ ...cardExample, status: 1, ...change }, routes).state;
  expect([stateOf({ status: 0 }), stateOf({ inStock: 0 }), stateOf({ inStock: 1 })]).toEqual([
    "offShelf",
    "soldOut",
    undefined,
  ]);
});
