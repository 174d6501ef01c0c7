import { fen } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { draftOf } from "./draft-of.ts";
import { shopFreight } from "./shop-freight.ts";

test("freight is paid below the shop's threshold and free from it on", () => {
  const freightAt = (price: number) =>
    shopFreight(draftOf([{ skuPriceFen: fen(price) }])).shops[0]?.freightFen;
  expect([9_899, 9_900].map(freightAt)).toEqual([800, 0]);
});

test("each shop counts its own goods only", () => {
  const { shops } = shopFreight(
    draftOf([{ skuPriceFen: fen(9_000) }, { shopId: 2, skuPriceFen: fen(9_950), quantity: 2 }]),
  );
  expect(shops.map(({ goodsFen, freightFen, pieces }) => [goodsFen, freightFen, pieces])).toEqual([
    [9_000, 800, 1],
    [19_900, 0, 2],
  ]);
});

test("a shop without a threshold always takes freight; pick-up and virtual goods never pay it", () => {
  const draft = draftOf([{ skuPriceFen: fen(100_000) }]);
  const withShop = (changes: object) =>
    shopFreight({ ...draft, shops: draft.shops.map((shop) => ({ ...shop, ...changes })) }).shops[0]
      ?.freightFen;
  expect(withShop({ freeFreightFen: null })).toBe(800);
  expect(withShop({ freeFreightFen: null, paysFreight: false })).toBe(0);
});
