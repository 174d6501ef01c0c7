/** What a product's page promises for a quantity is what cart, confirm and order charge: one rule, asked three ways. */

import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { fen, fenToYuan, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { freightOf } from "@tradehall/mall-rules/pricing/freight";
import { pieceCost } from "@tradehall/mall-rules/pricing/piece-cost";
import { beforeEach, expect, test } from "vitest";
import { cartLines } from "#server/db/schema/index.ts";
import { clearOffers, plantOffer } from "#server/testing/offers.ts";
import { confirm } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, put, screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  await clearOffers(server);
  await server.database.db.delete(cartLines);
  token = await server.signIn(world.users.buyer);
});

const detail = async () =>
  (await server.call(getProdInfo, { query: { prodId: screwM6.prodId } }, { token })).data;

/** As the page reckons, from nothing but its own answer. */
async function promised(skuId: number, own: number, together = own): Promise<YuanText> {
  const { skuList } = await detail();
  const sku = skuList.find((one) => one.skuId === skuId);
  if (!sku) throw new Error(`no SKU ${skuId}`);
  const cost = pieceCost(
    {
      priceFen: yuanToFen(sku.price),
      tiers: sku.tierPrices.map((tier) => ({ from: tier.from, priceFen: yuanToFen(tier.price) })),
      offers: sku.offers.map((offer) => ({ max: offer.max, priceFen: yuanToFen(offer.price) })),
    },
    own,
    together,
  );
  return fenToYuan(cost.priceFen);
}

const linesOf = (shops: { shopCartItems: { skuId: number; price: string }[] }[]) =>
  shops.flatMap((shop) => shop.shopCartItems).map(({ skuId, price }) => [skuId, price]);
const boughtAlone = async (goods: { prodId: number; skuId: number }, prodCount: number) =>
  linesOf((await confirm(server, token, { orderItem: { ...goods, prodCount } })).data.shopCartOrders);

test.each([
  [1, 1],
  [5, 4],
  [5, 5],
  [9, 1],
  [60, 40],
])("%i and %i pieces of two SKUs cost together what their page says for so many", async (m6, m8) => {
  expect(await boughtAlone(screwM6, m6)).toEqual([[screwM6.skuId, await promised(screwM6.skuId, m6)]]);
  expect(await boughtAlone(screwM8, m8)).toEqual([[screwM8.skuId, await promised(screwM8.skuId, m8)]]);
  await put(server, token, screwM6, m6);
  await put(server, token, screwM8, m8);
  const right = new Map([
    [screwM6.skuId, await promised(screwM6.skuId, m6, m6 + m8)],
    [screwM8.skuId, await promised(screwM8.skuId, m8, m6 + m8)],
  ]);
  expect(new Map(linesOf((await cartOf(server, token)).shopCarts) as [number, string][])).toEqual(right);
  const { data: order } = await confirm(server, token);
  expect(new Map(linesOf(order.shopCartOrders) as [number, string][])).toEqual(right);
});

test("freight of so many pieces is what the checkout takes", async () => {
  const fenOf = (amount: YuanText | null) => (amount === null ? null : yuanToFen(amount));
  for (const pieces of [1, 9, 10, 11, 12, 40]) {
    const { delivery } = await detail();
    const rule = { freightFen: yuanToFen(delivery.freight), freeFreightFen: fenOf(delivery.freeFreightFrom) };
    const goodsFen = fen(yuanToFen(await promised(screwM6.skuId, pieces)) * pieces);
    const orderItem = { ...screwM6, prodCount: pieces };
    const { totalTransFee } = (await confirm(server, token, { orderItem })).data;
    expect(fenToYuan(freightOf({ ...rule, paysFreight: true }, goodsFen))).toBe(totalTransFee);
  }
});

test("an offer that reaches no further gives way to the next one, then to the tier, on the page as in the order", async () => {
  await plantOffer(server, { ...screwM6, priceFen: fen(700), left: 3 });
  await plantOffer(server, { ...screwM6, priceFen: fen(850), left: 20 });
  for (const [pieces, price] of [
    [3, "7.00"],
    [4, "8.50"],
    [20, "8.50"],
    [21, "9.00"],
  ] as const) {
    expect(await promised(screwM6.skuId, pieces)).toBe(price);
    expect(await boughtAlone(screwM6, pieces)).toEqual([[screwM6.skuId, price]]);
  }
});

test("the page says how many pieces in the cart count together with more of it", async () => {
  expect((await detail()).cartPieces).toBe(0);
  await put(server, token, screwM6, 4);
  const basketId = await put(server, token, screwM8, 3);
  expect((await detail()).cartPieces).toBe(7);
  await server.call(checkItems, { body: { items: [{ basketId, isChecked: 0 }] } }, { token });
  const { cartPieces } = await detail();
  expect(cartPieces).toBe(4);
  await put(server, token, screwM6, 6);
  const cart = await cartOf(server, token);
  const line = cart.shopCarts[0]?.shopCartItems.find((one) => one.skuId === screwM6.skuId);
  expect(line?.price).toBe(await promised(screwM6.skuId, cartPieces + 6));
});

test("a visitor has no pieces in a cart", async () => {
  await put(server, token, screwM6, 4);
  expect((await server.call(getProdInfo, { query: { prodId: screwM6.prodId } })).data.cartPieces).toBe(0);
});

test("pieces of a package in the cart are none of those that make a product cheaper", async () => {
  const { db } = server.database;
  await put(server, token, screwM6, 5);
  await db.update(cartLines).set({ comboId: 1 });
  await put(server, token, screwM8, 4);
  expect((await detail()).cartPieces).toBe(4);
});
