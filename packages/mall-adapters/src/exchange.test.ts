import { exchangeGoodsExample } from "@tradehall/api-client/models/exchange";
import { expect, test } from "vitest";
import type { DataRoutes } from "./data-routes.ts";
import { toExchangeGoods } from "./exchange.ts";

const routes = {
  product: (prodId: number) => `/detail/${prodId}`,
  exchange: (prodId: number) => `/integral-det/${prodId}`,
} as DataRoutes;
const card = (changes: object, owned = 450) =>
  toExchangeGoods({ ...exchangeGoodsExample, ...changes }, owned, "zh_CN", routes);

test("says whether the points are enough, and what limits it", () => {
  expect(card({})).toMatchObject({
    href: "/integral-det/401",
    state: "enough",
    stateText: "积分充足",
    limit: "每人限兑 2 件，已兑 1 件",
  });
  expect(card({}, 300)).toMatchObject({ state: "short", stateText: "还差 150 积分" });
  expect(card({ redeemed: 2 })).toMatchObject({ state: "limit", stateText: "已达每人限兑数量" });
  expect(card({ inStock: 0 })).toMatchObject({ state: "gone", stateText: "已兑完" });
  expect(card({ perUser: 0, redeemed: 0, left: 3 })).toMatchObject({ limit: "仅剩 3 件", state: "enough" });
  expect(card({ perUser: 0, left: 0 })).toMatchObject({ state: "gone" });
});
