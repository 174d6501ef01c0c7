import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  addresses,
  cartLines,
  coupons,
  products,
  shops,
  skus,
  userCoupons,
} from "#server/db/schema/index.ts";
import { setPaidMember } from "#server/testing/members.ts";
import { confirm, submit } from "#server/testing/purchase.ts";
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
  const { db } = server.database;
  await db.delete(cartLines);
  await db.delete(userCoupons);
  await db.delete(coupons);
  await setPaidMember(db, world.users.buyer, false);
  token = await server.signIn(world.users.buyer);
});

test("prices the ticked lines by shop with the default address", async () => {
  await put(server, token, screwM6, 10);
  await put(server, token, gloves, 5);
  const { data } = await confirm(server, token);
  expect(data).toMatchObject({
    total: "117.50",
    totalCount: 15,
    totalTransFee: "18.00",
    actualTotal: "135.50",
    userAddr: { addrId: world.addresses.buyer, commonAddr: 1 },
    needsAddress: 1,
    filterShopItems: [],
    blockedItems: [],
  });
  expect(
    data.shopCartOrders.map((shop) => [shop.shopName, shop.total, shop.transFee, shop.dvyTypes]),
  ).toEqual([
    ["经销商店", "27.50", "10.00", [1, 2]],
    ["自营店", "90.00", "8.00", [1, 2]],
  ]);
  expect(data.expiresAt - data.now).toBe(1_800_000);
});

test("an empty cart, or one without ticks, refuses clearly", async () => {
  const words = { code: "A00001", msg: "请至少选择一件商品" };
  expect(await confirm(server, token)).toMatchObject(words);
  const basketId = await put(server, token, screwM6, 1);
  await server.call(checkItems, { body: { items: [{ basketId, isChecked: 0 }] } }, { token });
  expect(await confirm(server, token)).toMatchObject(words);
});

test("settles at most 50 lines together", async () => {
  const { db } = server.database;
  const made = await db
    .insert(skus)
    .values(
      Array.from({ length: 51 }, (_, i) => ({
        prodId: 1,
        values: [`尺寸${i}`],
        priceFen: fen(100),
        stocks: 9,
      })),
    )
    .returning({ skuId: skus.id });
  const owner = { userId: world.users.buyer, enterpriseId: 1, shopId: 1, prodId: 1 };
  const at = { quantity: 1, priceFenThen: fen(100), createdAt: server.clock.now() };
  const lines = await db
    .insert(cartLines)
    .values(made.map(({ skuId }) => ({ ...owner, skuId, ...at })))
    .returning({ basketId: cartLines.id });
  expect(await confirm(server, token)).toMatchObject({ msg: "购物车最多支持 50 件商品同时结算" });
  const items = [{ basketId: lines[0]?.basketId ?? 0, isChecked: 0 as const }];
  await server.call(checkItems, { body: { items } }, { token });
  expect((await confirm(server, token)).data.shopCartOrders[0]?.shopCartItems).toHaveLength(50);
});

test("buy-now takes virtual and pre-sale goods, and asks for their fields", async () => {
  const virtual = { prodId: world.prods.virtual, skuId: world.skus.virtual, prodCount: 1 };
  const { data } = await confirm(server, token, { orderItem: virtual });
  expect(data).toMatchObject({ needsAddress: 0, totalTransFee: "0.00", actualTotal: "200.00" });
  expect(data.virtualRemarkList).toEqual([{ prodId: world.prods.virtual, name: "联系人", isRequired: 1 }]);
  expect(data.shopCartOrders[0]).toMatchObject({ dvyType: 3, dvyTypes: [3] });
  const preSell = { prodId: world.prods.preSell, skuId: world.skus.preSell, prodCount: 1 };
  expect((await confirm(server, token, { orderItem: preSell })).success).toBe(true);
});

test("buy-now sets apart what cannot be bought, with why and how many could be", async () => {
  const { prods, skus: ids } = world;
  const blocked: [object, string, number][] = [
    [{ prodId: prods.screws, skuId: ids.screwSoldOut }, "soldOut", 0],
    [{ prodId: prods.offShelf, skuId: ids.offShelf }, "notForSale", 0],
    [{ prodId: prods.suspendedGoods, skuId: ids.suspendedGoods }, "shopClosed", 0],
    [{ ...screwM6, prodCount: 101 }, "insufficientInventory", 100],
    [{ ...gloves, prodCount: 7 }, "wrongQuantity", 10],
  ];
  for (const [item, why, orderable] of blocked) {
    const { data } = await confirm(server, token, { orderItem: { prodCount: 1, ...item } });
    expect(data).toMatchObject({ shopCartOrders: [], actualTotal: "0.00", totalTransFee: "0.00" });
    expect(data.blockedItems).toMatchObject([{ ...item, why, orderable }]);
    expect(await submit(server, token, data.uuid)).toMatchObject({
      code: "A00001",
      data: { order: { blockedItems: [{ why }] } },
    });
  }
});

test("buy-now refuses what there is not, each with its words", async () => {
  const { prods, skus: ids } = world;
  const refusals: [object, string][] = [
    [{ prodId: prods.screws, skuId: ids.helmet }, "商品规格不存在"],
    [{ prodId: prods.screws, skuId: 99_999_999 }, "商品规格不存在"],
    [{ ...screwM6, prodCount: 2_000_000_000 }, "请输入正确的商品数量"],
  ];
  for (const [item, msg] of refusals)
    expect(await confirm(server, token, { orderItem: { prodCount: 1, ...item } })).toMatchObject({ msg });
});

test("a ticked line above a fallen stock is apart instead of being cut, and blocks nothing else", async () => {
  await put(server, token, helmet, 10);
  await put(server, token, screwM8, 1);
  await setStock(server, helmet.skuId, 4);
  const { data } = await confirm(server, token);
  expect(data.blockedItems).toMatchObject([
    { skuId: helmet.skuId, prodCount: 10, why: "insufficientInventory", orderable: 4 },
  ]);
  expect(data.shopCartOrders.flatMap(({ shopCartItems }) => shopCartItems)).toMatchObject([
    { skuId: screwM8.skuId },
  ]);
  const submitted = await submit(server, token, data.uuid);
  expect(submitted.success).toBe(true);
  expect((await cartOf(server, token)).prodCount).toBe(10);
  await setStock(server, helmet.skuId, 50);
});

test("a line that became too few for the least order is apart", async () => {
  await put(server, token, helmet, 1);
  const { db } = server.database;
  await db.update(products).set({ minCount: 2 }).where(eq(products.id, helmet.prodId));
  const { blockedItems } = (await confirm(server, token)).data;
  expect(blockedItems).toMatchObject([{ skuId: helmet.skuId, why: "wrongQuantity", orderable: 2 }]);
  await db.update(products).set({ minCount: 1 }).where(eq(products.id, helmet.prodId));
});

test("sold-out lines do not block the others", async () => {
  await put(server, token, helmet, 1);
  await put(server, token, screwM8, 1);
  await setStock(server, screwM8.skuId, 0);
  expect((await confirm(server, token)).data).toMatchObject({ total: "45.00", totalCount: 1 });
  await setStock(server, screwM8.skuId, 50);
});

test("shows coupons with why they cannot be used, chooses the best, and obeys the buyer", async () => {
  const soon = new Date(server.clock.now().getTime() + 60_000);
  const best = await giveCoupon(server, world.users.buyer, { reduceFen: fen(800) });
  const other = await giveCoupon(server, world.users.buyer, { reduceFen: fen(300) });
  await giveCoupon(server, world.users.buyer, { thresholdFen: fen(99_900), reduceFen: fen(9_000) });
  await giveCoupon(server, world.users.buyer, { scope: "product", scopeIds: [helmet.prodId] });
  await giveCoupon(server, world.users.buyer, { startsAt: soon });
  const theirs = await giveCoupon(server, world.users.other);
  await put(server, token, screwM6, 5);
  const { data } = await confirm(server, token);
  expect(data.couponReduce).toBe("8.00");
  const shown = new Map(data.coupons.map((one) => [one.couponUserId, one]));
  expect(shown.get(best)).toMatchObject({ canUse: 1, choose: 1, why: null });
  expect(shown.has(theirs)).toBe(false);
  const whys = data.coupons.map((one) => one.why).filter(Boolean);
  expect(whys.sort()).toEqual(["notStarted", "scope", "threshold"]);
  expect(data.coupons.find((one) => one.why === "threshold")?.missing).toBe("949.00");
  const chosen = await confirm(server, token, {
    uuid: data.uuid,
    userChangeCoupon: 1,
    couponUserIds: [other],
  });
  expect(chosen.data).toMatchObject({ uuid: data.uuid, couponReduce: "3.00" });
  const none = await confirm(server, token, { uuid: data.uuid, userChangeCoupon: 1, couponUserIds: [] });
  expect(none.data.couponReduce).toBe("0.00");
  for (const couponUserIds of [[theirs], [best, other], [99_999_999]])
    expect(await confirm(server, token, { userChangeCoupon: 1, couponUserIds })).toMatchObject({
      msg: "所选优惠券已不可用",
    });
});

test("points are a multiple of ten within half of the goods", async () => {
  await put(server, token, helmet, 1);
  const { data } = await confirm(server, token, { isScorePay: 1 });
  expect(data.scoreInfo).toEqual({
    score: 20_000,
    maxUsableScore: 2_250,
    usableScore: 2_250,
    step: 10,
    perYuan: 100,
  });
  expect(data).toMatchObject({ totalScoreAmount: "22.50", actualTotal: "32.50" });
  const some = await confirm(server, token, { isScorePay: 1, userUseScore: 500 });
  expect(some.data).toMatchObject({ totalScoreAmount: "5.00", actualTotal: "50.00" });
  for (const userUseScore of [15, 2_260])
    expect(await confirm(server, token, { isScorePay: 1, userUseScore })).toMatchObject({
      msg: "积分须为 10 的倍数且不超过 2250",
    });
  expect((await confirm(server, token)).data.scoreInfo.usableScore).toBe(0);
});

test("a region without delivery sets the shop's lines apart; pick-up brings them back", async () => {
  const { db } = server.database;
  await db
    .update(shops)
    .set({ noDeliveryProvinceIds: [310_000] })
    .where(eq(shops.id, world.shops.dealer));
  await put(server, token, helmet, 1);
  await put(server, token, screwM6, 1);
  const { data } = await confirm(server, token);
  expect(data.filterShopItems.map((line) => line.skuId)).toEqual([helmet.skuId]);
  expect(data).toMatchObject({ total: "10.00", totalCount: 1 });
  const dvyTypes = [{ shopId: world.shops.dealer, dvyType: 2 }];
  const picked = await confirm(server, token, { uuid: data.uuid, dvyTypes });
  expect(picked.data).toMatchObject({ filterShopItems: [], total: "55.00", totalTransFee: "8.00" });
  await db.update(shops).set({ noDeliveryProvinceIds: [] }).where(eq(shops.id, world.shops.dealer));
});

test("a paid member travels free with the self-operated shop", async () => {
  await put(server, token, screwM6, 1);
  await put(server, token, helmet, 1);
  await setPaidMember(server.database.db, world.users.buyer, true);
  expect((await confirm(server, token)).data.totalTransFee).toBe("10.00");
});

test("refuses an address of someone else, and shows none where there is none", async () => {
  await put(server, token, screwM6, 1);
  expect(await confirm(server, token, { addrId: world.addresses.other })).toMatchObject({
    msg: "收货地址不存在",
  });
  const retail = await server.signIn(world.users.retail);
  const { data } = await confirm(server, retail, { orderItem: { ...helmet, prodCount: 1 } });
  expect(data).toMatchObject({ userAddr: null, needsAddress: 1 });
});

test("two tabs keep a confirm of their own, and a confirm keeps its goods", async () => {
  const basketId = await put(server, token, screwM6, 1);
  const first = await confirm(server, token);
  await put(server, token, helmet, 2);
  await server.call(checkItems, { body: { items: [{ basketId, isChecked: 0 }] } }, { token });
  const second = await confirm(server, token);
  expect(second.data.uuid).not.toBe(first.data.uuid);
  const again = await confirm(server, token, { uuid: first.data.uuid, isScorePay: 0 });
  expect(again.data).toMatchObject({ uuid: first.data.uuid, total: "10.00" });
  expect(second.data.total).toBe("90.00");
});

test("a confirm of someone else, or one older than half an hour, is expired", async () => {
  await put(server, token, screwM6, 1);
  const { data } = await confirm(server, token);
  const other = await server.signIn(world.users.other);
  const expired = { code: "A03002", msg: "订单已过期，请重新下单" };
  expect(await confirm(server, other, { uuid: data.uuid })).toMatchObject(expired);
  await server.clock.advance(1_800_000);
  expect(await confirm(server, token, { uuid: data.uuid })).toMatchObject(expired);
});

test("an order above the ceiling is refused", async () => {
  const { db } = server.database;
  await db
    .update(skus)
    .set({ priceFen: fen(999_999_999) })
    .where(eq(skus.id, helmet.skuId));
  const orderItem = { ...helmet, prodCount: 2 };
  expect(await confirm(server, token, { orderItem })).toMatchObject({ msg: "订单金额超出上限" });
  await db
    .update(skus)
    .set({ priceFen: fen(4_500) })
    .where(eq(skus.id, helmet.skuId));
});

test("wrong types are refused as arguments, no session as such", async () => {
  for (const body of [{ addrId: -1 }, { uuid: "x" }, { orderItem: { prodId: 1 } }, { isScorePay: 2 }, []])
    expect((await confirm(server, token, body)).code).toBe("A00014");
  expect((await server.call(confirmOrder, { body: {} })).code).toBe("A00004");
  expect(await server.database.db.$count(addresses)).toBe(2);
});
