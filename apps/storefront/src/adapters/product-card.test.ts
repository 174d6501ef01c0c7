import { cardExample, matchExample } from "@tradehall/api-client/models/examples/catalogue";
import { toProductSummaries } from "@tradehall/mall-adapters/product-card";
import { expect, test } from "vitest";
import { dataRoutes } from "./data-routes.ts";

const shown = (card: Parameters<typeof toProductSummaries>[0][number]) =>
  toProductSummaries([card], "zh_CN", dataRoutes)[0];

test("a card represents its product", () => {
  const card = shown({ ...cardExample, match: null });
  expect(card).toMatchObject({ href: "/detail/1001", yuan: "16.80", isFromPrice: true });
  expect(card).not.toHaveProperty("spec");
});

test("points goods cost points, and nothing puts them into the cart", () => {
  const card = shown({
    ...cardExample,
    prodType: 3,
    price: "0.00",
    scorePrice: 2_000,
    skuId: 5,
    match: null,
  });
  expect(card).toMatchObject({ points: 2_000 });
  expect(card).not.toHaveProperty("quickAdd");
});

test("a card represents the SKU that was looked for, and opens it", () => {
  const match = {
    ...matchExample,
    price: "17.50" as const,
    oriPrice: null,
    pic: "/pictures/p/wrench-8",
    inStock: 0 as const,
  };
  expect(shown({ ...cardExample, match })).toMatchObject({
    href: "/detail/1001?skuId=5001",
    spec: "8mm",
    picture: "/pictures/p/wrench-8",
    yuan: "17.50",
    isFromPrice: false,
    stock: 0,
  });
  expect(shown({ ...cardExample, match })).not.toHaveProperty("originalYuan");
  const onOffer = { ...match, activityPrice: "15.00" as const, pic: "" };
  expect(shown({ ...cardExample, match: onOffer })).toMatchObject({
    yuan: "15.00",
    originalYuan: "17.50",
    picture: cardExample.pic,
  });
});

test("a list that goes by price shows the price it goes by", () => {
  const match = { ...matchExample, price: "17.50" as const };
  const [card] = toProductSummaries([{ ...cardExample, match }], "zh_CN", dataRoutes, { isByPrice: true });
  expect(card).toMatchObject({
    href: "/detail/1001?skuId=5001",
    spec: "8mm",
    yuan: "16.80",
    isFromPrice: true,
  });
});

test("a card puts its only SKU, or the one looked for, into the cart; where carts take such goods", () => {
  const one = { ...cardExample, match: null, skuId: 310, stepCount: 5 };
  const add = { skuId: "310", shopId: String(cardExample.shopId), step: 5 };
  expect(shown(one)).toMatchObject({ quickAdd: add });
  expect(shown({ ...one, skuId: null })).not.toHaveProperty("quickAdd");
  expect(shown({ ...one, skuId: null, match: matchExample })).toMatchObject({
    quickAdd: { skuId: String(matchExample.skuId) },
  });
  for (const other of [{ mold: 1 }, { preSellStatus: 1 as const }, { prodType: 3 }])
    expect(shown({ ...one, ...other })).not.toHaveProperty("quickAdd");
});
