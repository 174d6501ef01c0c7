/** Orders of the points mall: what they cost, when they are paid, and that their points come back once or never. */
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { orders, pointLedger, products, skus, users } from "#server/db/schema/index.ts";
import { sweepOrders } from "#server/jobs/sweep.ts";
import { plantPointsGoods, redeem, redeemed, takenOf } from "#server/testing/exchange.ts";
import { confirm, detailOf, pay, ship, submit, walletOf } from "#server/testing/purchase.ts";
import { apply } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, helmet, put, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const pointsOf = async (userId: number = buyer) => (await walletOf(server, userId))?.points ?? Number.NaN;
afterEach(async () => expect(await invariantViolations(queryWith(server.database.db))).toEqual([]));

test("points alone: paid at once with the order, sent free of charge, nothing else comes off or is earned", async () => {
  const goods = await plantPointsGoods(server, { score: 500, stocks: 9 });
  await giveCoupon(server, buyer);
  const token = await server.signIn(buyer);
  const had = await pointsOf();
  const { data } = await confirm(server, token, { orderItem: { ...goods, prodCount: 2 }, isScorePay: 1 });
  expect(data).toMatchObject({
    exchange: { score: 1_000, owned: had, missing: 0 },
    ...{ total: "0.00", totalTransFee: "0.00", actualTotal: "0.00", couponReduce: "0.00", coupons: [] },
    scoreInfo: { usableScore: 0 },
    shopCartOrders: [{ shopCartItems: [{ scorePrice: 500, price: "0.00", prodCount: 2 }] }],
  });
  const placed = await submit(server, token, data.uuid);
  expect(placed.data).toMatchObject({ needPay: 0, actualTotal: "0.00" });
  const { orderNumbers } = placed.data;
  expect(await detailOf(server, token, orderNumbers)).toMatchObject({
    ...{ status: 2, orderType: 3, payType: 0, orderScore: 1_000, scoreAmount: "0.00", actualTotal: "0.00" },
    orderItemDtos: [{ scorePrice: 500, price: "0.00" }],
    allowedActions: ["remind"],
  });
  expect(await pointsOf()).toBe(had - 1_000);
  expect([await stockOf(server, goods.skuId), await takenOf(server, goods.prodId)]).toEqual([7, 2]);
  // The same confirm makes nothing new.
  expect((await submit(server, token, data.uuid)).data.orderNumbers).toBe(orderNumbers);
  expect(await pointsOf()).toBe(had - 1_000);
  await ship(server, orderNumbers);
  await server.call(receiveOrder, { params: { orderNumber: orderNumbers } }, { token });
  expect(await pointsOf()).toBe(had - 1_000);
  const [row] = await server.database.db
    .select()
    .from(pointLedger)
    .where(eq(pointLedger.orderNumber, orderNumbers));
  expect(row).toMatchObject({ source: "exchange", change: -1_000 });
});

test("points and money: the money is paid as any other and earns points; nothing is ever refunded", async () => {
  const goods = await plantPointsGoods(server, { score: 300, priceFen: fen(1_990) });
  const token = await server.signIn(buyer);
  const had = await pointsOf();
  const orderNumber = await redeemed(server, token, goods);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({
    ...{ status: 1, orderType: 3, orderScore: 300, actualTotal: "19.90", allowedActions: ["pay", "cancel"] },
  });
  await pay(server, token, orderNumber);
  const paid = await detailOf(server, token, orderNumber);
  expect(paid).toMatchObject({ status: 2, allowedActions: ["remind", "applyInvoice"] });
  expect(await apply(server, token, orderNumber)).toMatchObject({
    success: false,
    msg: "积分商品不支持退款",
  });
  await ship(server, orderNumber);
  await server.call(receiveOrder, { params: { orderNumber } }, { token });
  expect(await pointsOf()).toBe(had - 300 + 19);
  expect((await detailOf(server, token, orderNumber)).allowedActions).not.toContain("refund");
});

test("canceled or not paid in time: points, stock and the place within the limits come back once", async () => {
  const goods = await plantPointsGoods(server, { priceFen: fen(500), stocks: 4, perUser: 2, total: 2 });
  const token = await server.signIn(buyer);
  const had = await pointsOf();
  const first = await redeemed(server, token, goods, 2);
  expect(await redeem(server, token, goods)).toMatchObject({ msg: "该商品的兑换名额已用完" });
  await server.call(cancelOrder, { params: { orderNumber: first }, body: { reason: "不想要了" } }, { token });
  await server.call(cancelOrder, { params: { orderNumber: first }, body: { reason: "不想要了" } }, { token });
  expect([await pointsOf(), await stockOf(server, goods.skuId), await takenOf(server, goods.prodId)]).toEqual(
    [had, 4, 0],
  );
  const second = await redeemed(server, token, goods, 2);
  expect(await pointsOf()).toBe(had - 1_000);
  await server.clock.advance(orderLimits.unpaidMs + 1_000);
  await Promise.all([sweepOrders(server), sweepOrders(server)]);
  expect(await detailOf(server, token, second)).toMatchObject({ status: 6 });
  expect([await pointsOf(), await takenOf(server, goods.prodId)]).toEqual([had, 0]);
});

test("says how many points are missing before, and refuses the order", async () => {
  const goods = await plantPointsGoods(server, { score: 500 });
  const { db } = server.database;
  const token = await server.signIn(other);
  const { data } = await confirm(server, token, { orderItem: { ...goods, prodCount: 3 } });
  expect(data.exchange).toEqual({ score: 1_500, owned: 0, missing: 1_500 });
  expect(await submit(server, token, data.uuid)).toMatchObject({
    success: false,
    msg: "积分不足，还差 1500 积分",
  });
  expect(await takenOf(server, goods.prodId)).toBe(0);
  expect(await db.$count(orders, eq(orders.userId, other))).toBe(0);
});

test("limits of a person hold over all their orders", async () => {
  const goods = await plantPointsGoods(server, { perUser: 3, total: 5 });
  const token = await server.signIn(buyer);
  await redeemed(server, token, goods, 2);
  expect(await redeem(server, token, goods, 2)).toMatchObject({ msg: "每人限兑 3 件，您还可兑换 1 件" });
  await redeemed(server, token, goods);
  expect(await redeem(server, token, goods)).toMatchObject({ msg: "每人限兑 3 件，您还可兑换 0 件" });
  const few = await plantPointsGoods(server, { total: 2 });
  expect(await redeem(server, token, few, 3)).toMatchObject({ msg: "兑换名额仅剩 2 件" });
});

test("points or their goods that changed meanwhile are said before anything is spent", async () => {
  const goods = await plantPointsGoods(server, { score: 500 });
  const token = await server.signIn(buyer);
  const had = await pointsOf();
  const { data } = await confirm(server, token, { orderItem: { ...goods, prodCount: 1 } });
  const { db } = server.database;
  await db.update(skus).set({ scorePrice: 600 }).where(eq(skus.id, goods.skuId));
  await db.update(products).set({ scorePrice: 600 }).where(eq(products.id, goods.prodId));
  expect(await submit(server, token, data.uuid)).toMatchObject({
    msg: "商品价格已变动，请确认后重新提交",
    data: { order: { exchange: { score: 600 } } },
  });
  await db.update(products).set({ status: 0 }).where(eq(products.id, goods.prodId));
  expect((await submit(server, token, data.uuid)).success).toBe(false);
  expect(await pointsOf()).toBe(had);
});

test("the cart takes none, and what is ordered for money is never mixed with it", async () => {
  const goods = await plantPointsGoods(server);
  const token = await server.signIn(buyer);
  expect((await server.call(changeItem, { body: { ...goods, count: 1 } }, { token })).success).toBe(false);
  await put(server, token, helmet, 1);
  const { data } = await confirm(server, token, {});
  expect(data.exchange).toBeNull();
});

test("who has closed an account or lost points elsewhere cannot spend them twice", async () => {
  const goods = await plantPointsGoods(server, { score: 500 });
  const token = await server.signIn(buyer);
  const had = await pointsOf();
  const { data } = await confirm(server, token, { orderItem: { ...goods, prodCount: 1 } });
  const { db } = server.database;
  await db.update(users).set({ points: 0 }).where(eq(users.id, buyer));
  expect(await submit(server, token, data.uuid)).toMatchObject({ msg: "积分不足，还差 500 积分" });
  await db.update(users).set({ points: had }).where(eq(users.id, buyer));
});
