import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { fen } from "@tradehall/mall-rules/money";
import { beforeEach, expect, test } from "vitest";
import { cartLines } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, gloves, helmet, put, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  await server.database.db.delete(cartLines);
  await setStock(server, screwM6.skuId, 100);
  token = await server.signIn(world.users.buyer);
});

const change = (body: object, as = token, headers = {}) =>
  server.call(changeItem, { body: { ...screwM6, ...body } }, { token: as, headers });

test("adds to the cart and answers line, shop and totals at once", async () => {
  const { data } = await change({ count: 3 });
  expect(data.line).toMatchObject({
    prodCount: 3,
    price: "10.00",
    skuName: "M6",
    isChecked: 1,
    state: "normal",
  });
  expect(data.shop).toMatchObject({ total: "30.00", transFee: "8.00", missingForFreeFreight: "69.00" });
  expect(data.totals).toMatchObject({ finalMoney: "38.00", count: 3, prodCount: 3, checkedLines: 1 });
});

test("a delta adds to what is there, an absolute quantity replaces it", async () => {
  await change({ count: 3 });
  expect((await change({ count: 4 })).data.line?.prodCount).toBe(7);
  expect((await change({ quantity: 5 })).data.line?.prodCount).toBe(5);
  expect((await change({ quantity: 5 })).data.line?.prodCount).toBe(5);
});

test("a repeat with the same key adds once", async () => {
  const headers = { "idempotency-key": "add-1" };
  const first = await change({ count: 3 }, token, headers);
  expect(await change({ count: 3 }, token, headers)).toEqual(first);
  expect((await cartOf(server, token)).prodCount).toBe(3);
});

test("a delta down to nothing takes the line out", async () => {
  const { data } = await change({ count: 3 });
  const gone = await change({ count: -3 });
  expect(gone.data).toMatchObject({ line: null, goneBasketIds: [data.line?.basketId], shop: null });
  expect(gone.data.totals.prodCount).toBe(0);
});

test("the tier price of the quantity applies, and is no other price than when it was put in", async () => {
  await change({ count: 3 });
  const { data } = await change({ quantity: 10 });
  expect(data.line).toMatchObject({ price: "9.00", priceThen: "9.00", productTotalAmount: "90.00" });
  const other = await change({ ...screwM8, count: 90 - 45 });
  expect(other.data.line).toMatchObject({ price: "18.00" });
  expect(other.data.alsoChanged).toMatchObject([{ skuId: screwM6.skuId, price: "9.00" }]);
});

test("refuses more than the stock and never cuts silently", async () => {
  expect(await change({ count: 101 })).toMatchObject({
    code: "A00001",
    msg: "库存不足",
    data: { stock: 100 },
  });
  await change({ count: 60 });
  expect(await change({ count: 41 })).toMatchObject({ code: "A00001", msg: "库存不足" });
  expect(await change({ quantity: 101 })).toMatchObject({ code: "A00001", msg: "库存不足" });
  expect((await cartOf(server, token)).prodCount).toBe(60);
});

test("a line above a stock that fell stays, is marked, and can be lowered", async () => {
  await change({ count: 60 });
  await setStock(server, screwM6.skuId, 40);
  const cart = await cartOf(server, token);
  expect(cart.shopCarts[0]?.shopCartItems[0]).toMatchObject({ prodCount: 60, state: "overStock", stock: 40 });
  expect((await change({ count: -1 })).data.line).toMatchObject({ prodCount: 59, state: "overStock" });
  expect((await change({ quantity: 40 })).data.line?.state).toBe("normal");
});

test("refuses quantities that break least order or multiples", async () => {
  expect(await change({ ...gloves, count: 3 })).toMatchObject({
    code: "A00001",
    msg: "请输入正确的商品数量",
  });
  expect(await change({ ...gloves, quantity: 7 })).toMatchObject({
    code: "A00001",
    msg: "请输入正确的商品数量",
  });
  expect(await change({ quantity: 0 })).toMatchObject({ code: "A00001", msg: "请输入正确的商品数量" });
  expect(await change({ quantity: 100_000 })).toMatchObject({ code: "A00001", msg: "请输入正确的商品数量" });
  await change({ ...gloves, count: 5 });
  expect(await change({ ...gloves, count: -1 })).toMatchObject({ code: "A00001", msg: "当前数量不可减少" });
});

test("changes the SKU in place, and merges into the line that is already", async () => {
  const { data } = await change({ count: 3 });
  const moved = await change({ ...screwM8, oldSkuId: screwM6.skuId });
  expect(moved.data.line).toMatchObject({ basketId: data.line?.basketId, skuName: "M8", prodCount: 3 });
  await change({ count: 2 });
  const merged = await change({ ...screwM8, oldSkuId: screwM6.skuId });
  expect(merged.data.line).toMatchObject({ basketId: data.line?.basketId, prodCount: 5 });
  expect(merged.data.goneBasketIds).toHaveLength(1);
  expect(merged.data.totals.prodCount).toBe(5);
  const soldOut = { skuId: world.skus.screwSoldOut, oldSkuId: screwM8.skuId };
  expect(await change(soldOut)).toMatchObject({ code: "A00001", msg: "商品已售罄或无货" });
  expect(await change({ ...helmet, oldSkuId: screwM8.skuId })).toMatchObject({ msg: "商品规格不存在" });
});

test("refuses goods that cannot be bought or not by cart, each with its words", async () => {
  const { prods, skus } = world;
  const refusals: [object, string][] = [
    [{ prodId: prods.screws, skuId: skus.screwSoldOut }, "商品已售罄或无货"],
    [{ prodId: prods.offShelf, skuId: skus.offShelf }, "该商品已不可购买"],
    [{ prodId: prods.virtual, skuId: skus.virtual }, "该商品不支持加入购物车，请直接购买"],
    [{ prodId: prods.preSell, skuId: skus.preSell }, "该商品不支持加入购物车，请直接购买"],
    [{ prodId: prods.suspendedGoods, skuId: skus.suspendedGoods }, "当前店铺已暂停营业，无法查看"],
    [{ prodId: prods.helmet, skuId: skus.screwM6 }, "商品规格不存在"],
    [{ prodId: prods.helmet, skuId: 9_999_999 }, "商品规格不存在"],
  ];
  for (const [goods, msg] of refusals)
    expect(await change({ ...goods, count: 1 })).toMatchObject({ code: "A00001", msg });
});

test("keeps at most 200 lines", async () => {
  const rows = Array.from({ length: 200 }, (_, index) => index);
  const { db } = server.database;
  const { skus } = await import("#server/db/schema/index.ts");
  const made = await db
    .insert(skus)
    .values(
      rows.map((index) => ({
        prodId: world.prods.screws,
        values: [`${index}`],
        priceFen: fen(1),
        stocks: 1,
      })),
    )
    .returning({ skuId: skus.id });
  const owner = { userId: world.users.buyer, enterpriseId: 1, shopId: 1, prodId: world.prods.screws };
  const at = { quantity: 1, priceFenThen: fen(1), createdAt: server.clock.now() };
  await db.insert(cartLines).values(made.map(({ skuId }) => ({ ...owner, skuId, ...at })));
  expect(await change({ ...helmet, count: 1 })).toMatchObject({
    code: "A00001",
    msg: "购物车最多保存 200 种商品",
  });
});

test("another buyer's line and another enterprise's cart are out of reach", async () => {
  const basketId = await put(server, token, screwM6, 3);
  const other = await server.signIn(world.users.other);
  expect(await change({ basketId, quantity: 9 }, other)).toMatchObject({ msg: "购物车中没有该商品" });
  expect((await cartOf(server, token)).prodCount).toBe(3);
});

test("ten deltas at once all count, and two tabs setting a quantity leave one of the two", async () => {
  await Promise.all(Array.from({ length: 10 }, () => change({ count: 1 })));
  expect((await cartOf(server, token)).prodCount).toBe(10);
  const answers = await Promise.all([change({ quantity: 4 }), change({ quantity: 6 })]);
  expect(answers.every((answer) => answer.success)).toBe(true);
  expect([4, 6]).toContain((await cartOf(server, token)).prodCount);
});

test("each change carries a higher version than the one before", async () => {
  const first = await change({ count: 1 });
  const second = await change({ count: 1 });
  expect(second.data.line?.version).toBeGreaterThan(first.data.line?.version ?? Infinity);
});

test("wrong types and half-said changes are refused as arguments", async () => {
  for (const body of [{ count: 1, quantity: 1 }, {}, { count: "x" }, { count: 1.5 }, { quantity: -1e30 }])
    expect((await change(body)).code).toBe("A00014");
  expect((await change({ skuId: -1, count: 1 })).code).toBe("A00014");
  expect((await change({ count: 1 }, "garbage")).code).toBe("A00004");
});
