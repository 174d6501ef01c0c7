import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cartLines, products, shops, users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import {
  cartOf,
  giveCoupon,
  gloves,
  helmet,
  put,
  screwM6,
  screwM8,
  setStock,
} from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  await server.database.db.delete(cartLines);
  token = await server.signIn(world.users.buyer);
});

test("shows lines by shop, the newest first, with each shop's amounts", async () => {
  await put(server, token, screwM6, 2);
  await put(server, token, helmet, 1);
  await put(server, token, gloves, 5);
  const cart = await cartOf(server, token);
  expect(cart.shopCarts.map((shop) => [shop.shopName, shop.total, shop.transFee, shop.actualTotal])).toEqual([
    ["经销商店", "72.50", "10.00", "82.50"],
    ["自营店", "20.00", "8.00", "28.00"],
  ]);
  expect(cart.shopCarts[0]?.shopCartItems.map((line) => line.prodId)).toEqual([gloves.prodId, helmet.prodId]);
  expect(cart).toMatchObject({ totalMoney: "92.50", freightAmount: "18.00", finalMoney: "110.50", count: 8 });
});

test("an unticked line stays in the cart and out of the totals", async () => {
  const basketId = await put(server, token, screwM6, 2);
  await put(server, token, helmet, 1);
  await server.call(checkItems, { body: { items: [{ basketId, isChecked: 0 }] } }, { token });
  const cart = await cartOf(server, token);
  expect(cart).toMatchObject({ totalMoney: "45.00", count: 1, checkedLines: 1, prodCount: 3 });
  expect(cart.shopCarts.find((shop) => shop.shopId === world.shops.own)).toMatchObject({
    total: "0.00",
    transFee: "0.00",
  });
});

test("off-shelf, sold-out and closed shops' lines stand apart and block nothing", async () => {
  const { db } = server.database;
  await put(server, token, screwM6, 2);
  await put(server, token, screwM8, 1);
  await put(server, token, helmet, 1);
  await setStock(server, screwM8.skuId, 0);
  await db.update(shops).set({ status: 0 }).where(eq(shops.id, world.shops.dealer));
  const cart = await cartOf(server, token);
  const states = cart.expired.flatMap((shop) => shop.shopCartItemDtoList.map((line) => line.state));
  expect(states.sort()).toEqual(["shopClosed", "soldOut"]);
  expect(cart).toMatchObject({ totalMoney: "20.00", checkedLines: 1 });
  await db.update(products).set({ status: 0 }).where(eq(products.id, screwM6.prodId));
  expect((await cartOf(server, token)).shopCarts).toEqual([]);
  await db.update(products).set({ status: 1 }).where(eq(products.id, screwM6.prodId));
  await db.update(shops).set({ status: 1 }).where(eq(shops.id, world.shops.dealer));
  await setStock(server, screwM8.skuId, 50);
});

test("says that a price fell since the line was put in", async () => {
  const { db } = server.database;
  await put(server, token, helmet, 1);
  const { skus } = await import("#server/db/schema/index.ts");
  await db
    .update(skus)
    .set({ priceFen: fen(3_900) })
    .where(eq(skus.id, helmet.skuId));
  const line = (await cartOf(server, token)).shopCarts[0]?.shopCartItems[0];
  expect(line).toMatchObject({ price: "39.00", priceThen: "45.00" });
  await db
    .update(skus)
    .set({ priceFen: fen(4_500) })
    .where(eq(skus.id, helmet.skuId));
});

test("takes the best coupon off the total and shows what the shop's next one lacks", async () => {
  await giveCoupon(server, world.users.buyer, { reduceFen: fen(300) });
  const own = { shopId: world.shops.own, scope: "shop" as const, scopeIds: [world.shops.own] };
  await giveCoupon(server, world.users.retail, { ...own, name: "满 50 减 5", thresholdFen: fen(5_000) });
  await put(server, token, screwM6, 2);
  const cart = await cartOf(server, token);
  expect(cart).toMatchObject({ subtractMoney: "3.00", finalMoney: "25.00" });
  expect(cart.shopCarts[0]?.promotions).toMatchObject([
    { name: "满 50 减 5", cashCondition: "50.00", missing: "30.00", state: "claimable" },
  ]);
  // A change answers what is missing then: the page asks for nothing else.
  const changed = await server.call(changeItem, { body: { ...screwM6, count: 1 } }, { token });
  expect(changed.data.shop?.promotions).toMatchObject([{ name: "满 50 减 5", missing: "20.00" }]);
});

test("with an address each shop says whether it sends there", async () => {
  const { db } = server.database;
  const dealer = eq(shops.id, world.shops.dealer);
  await db
    .update(shops)
    .set({ noDeliveryProvinceIds: [310_000] })
    .where(dealer);
  await put(server, token, helmet, 1);
  await put(server, token, screwM6, 1);
  const statuses = async (addrId: number) => {
    const { data } = await server.call(getCart, { query: { addrId } }, { token });
    return data.shopCarts.map((shop) => shop.shopCityStatus);
  };
  expect(await statuses(0)).toEqual([1, -1]);
  await db.update(shops).set({ noDeliveryProvinceIds: [] }).where(dealer);
  expect(await statuses(world.addresses.buyer)).toEqual([1, 1]);
  const query = { addrId: world.addresses.other };
  expect(await server.call(getCart, { query }, { token })).toMatchObject({ msg: "收货地址不存在" });
});

test("each enterprise of a buyer has a cart of its own", async () => {
  await put(server, token, screwM6, 2);
  const { db } = server.database;
  const of = (enterpriseId: number) =>
    db.update(users).set({ currentEnterpriseId: enterpriseId }).where(eq(users.id, world.users.buyer));
  await of(world.enterprises.second);
  expect(await cartOf(server, token)).toMatchObject({ prodCount: 0, shopCarts: [] });
  await server.call(changeItem, { body: { ...screwM6, count: 5 } }, { token });
  await of(world.enterprises.first);
  expect(await cartOf(server, token)).toMatchObject({ prodCount: 2 });
});

test("an empty cart is no fault, and no session is", async () => {
  expect(await cartOf(server, token)).toMatchObject({ prodCount: 0, shopCarts: [], expired: [] });
  expect(await server.call(getCart)).toMatchObject({ code: "A00004", status: 401 });
});
