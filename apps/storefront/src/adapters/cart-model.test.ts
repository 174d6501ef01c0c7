import type { CartLine, ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import { lineExample, shopCartExample, totalsExample } from "@tradehall/api-client/models/examples/cart";
import { toCartShop } from "@tradehall/mall-adapters/cart";
import { idsWith, type LineChanges, linesOf, withChanges } from "@tradehall/mall-adapters/cart-model";
import { expect, test } from "vitest";
import { dataRoutes } from "./data-routes.ts";

const cartWith = (lines: Partial<CartLine>[]): ShopCartWithAmount => ({
  ...totalsExample,
  shopCarts: [
    {
      ...shopCartExample,
      shopCartItems: lines.map((line, at) => ({ ...lineExample, basketId: at + 1, tierPrices: [], ...line })),
    },
  ],
  expired: [],
  now: 0,
});
const changed = (cart: ShopCartWithAmount, changes: LineChanges) => linesOf(withChanges(cart, changes));

test("a member's price holds for any quantity, and an offer that is lower as far as it reaches", () => {
  const offer = { activityId: 1, name: "限时", price: "8.00" as const, max: 5, endsAt: 0 };
  const member = { price: "9.00", oriPrice: "10.00", memberPrice: "9.00", prodCount: 6 } as const;
  const cart = cartWith([{ ...member, offer }]);
  const at = (quantity: number) => changed(cart, new Map([[1, { quantity }]]))[0]?.price;
  expect([at(5), at(6), at(50)]).toEqual(["8.00", "9.00", "9.00"]);
});

const member = { comboId: 7, comboName: "开工套餐", prodCount: 2 } as const;
const packed = cartWith([
  { ...member, price: "40.00", oriPrice: "45.00", productTotalAmount: "80.00", stock: 9 },
  { ...member, price: "5.00", oriPrice: "5.50", productTotalAmount: "10.00", stock: 4 },
  { comboId: 0 },
]);

test("a package is one line of its shop: its sum, its least stock and what it saves", () => {
  const [shop] = packed.shopCarts;
  const { packages = [], lines } = shop ? toCartShop(shop, "zh_CN", dataRoutes) : { lines: [] };
  expect(lines.map(({ id }) => id)).toEqual(["3"]);
  expect(packages).toMatchObject([
    {
      whole: { id: "1", title: "开工套餐", price: "45.00", quantity: 2, stock: 4, subtotal: "90.00" },
      saved: "11.00",
    },
  ]);
});

test("what is changed of a package's first line is changed of all of it", () => {
  expect([idsWith(linesOf(packed), 2), idsWith(linesOf(packed), 3)]).toEqual([[1, 2], [3]]);
  expect(changed(packed, new Map([[1, { quantity: 3 }]])).map((line) => line.prodCount)).toEqual([3, 3, 10]);
});
