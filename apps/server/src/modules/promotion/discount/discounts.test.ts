import { buyAgain } from "@tradehall/api-client/endpoints/order/buy-again";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { getRefundOffer } from "@tradehall/api-client/endpoints/refund/get-refund-offer";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { orderOfRefusal } from "@tradehall/api-client/models/order";
import { fen } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { activities, cartLines, coupons, products, userCoupons } from "#server/db/schema/index.ts";
import { clearOffers, plantDiscount, plantOffer } from "#server/testing/offers.ts";
import { buyFromCart, confirm, detailOf, submit } from "#server/testing/purchase.ts";
import { act, applied, payByBalance, quote } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import {
  cartOf,
  giveCoupon,
  gloves,
  helmet,
  put,
  screwM6,
  setStock,
  stockOf,
} from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { own, dealer } = world.shops;
let token = "";
beforeEach(async () => {
  const { db } = server.database;
  await clearOffers(server);
  for (const table of [cartLines, userCoupons, coupons]) await db.delete(table);
  await setStock(server, helmet.skuId, 50);
  await setStock(server, gloves.skuId, 500);
  await setStock(server, screwM6.skuId, 100);
  token = await server.signIn(world.users.buyer);
});

const end = (activityId: number) =>
  server.database.db
    .update(activities)
    .set({ endsAt: server.clock.now() })
    .where(eq(activities.id, activityId));

describe("spend-and-save", () => {
  const steps: [number, number][] = [
    [10_000, 1_000],
    [20_000, 3_001],
  ];

  test("is one amount from the product's page to the refund", async () => {
    const discountId = await plantDiscount(server, { shopId: dealer, save: steps });
    const { data: detail } = await server.call(getProdInfo, { query: { prodId: helmet.prodId } }, { token });
    expect(detail.discounts).toMatchObject([
      { discountId, kind: "spendSave", steps: [{ threshold: "100.00", reduce: "10.00" }, {}] },
    ]);
    const { records } = (await server.call(searchProducts)).data;
    expect(records.find((card) => card.prodId === helmet.prodId)?.tags).toEqual(["spendSave"]);
    expect(records.find((card) => card.prodId === screwM6.prodId)?.tags).not.toContain("spendSave");
    await put(server, token, helmet, 4);
    await put(server, token, gloves, 5);
    // 180.00 and 27.50, less 30.01; the dealer's freight is 10.00.
    const cart = await cartOf(server, token);
    expect(cart.shopCarts[0]).toMatchObject({
      ...{ total: "207.50", discountReduce: "30.01", actualTotal: "187.49" },
      discounts: [{ discountId, counted: "207.50", reduce: "30.01", missing: null }],
    });
    expect(cart).toMatchObject({ subtractMoney: "30.01", finalMoney: "187.49" });
    const { data: order } = await confirm(server, token);
    expect(order).toMatchObject({ discountReduce: "30.01", orderReduce: "30.01", actualTotal: "187.49" });
    const placed = await submit(server, token, order.uuid, { actualTotal: "187.49" });
    const { orderNumbers } = placed.data;
    const found = await detailOf(server, token, orderNumbers);
    expect(found).toMatchObject({ total: "207.50", discountMoney: "30.01", actualTotal: "187.49" });
    expect(found.orderItemDtos.map((item) => item.shareReduce).sort()).toEqual(["26.03", "3.98"]);
    await payByBalance(server, token, orderNumbers);
    const line = found.orderItemDtos.find((item) => item.skuId === helmet.skuId);
    const part = {
      refundType: 2 as const,
      items: [{ orderItemId: line?.orderItemId ?? 0, prodCount: 1 }],
    };
    const { data: asked } = await quote(server, token, orderNumbers, part);
    // 153.97 for four.
    expect(asked).toMatchObject({ maxAmount: "38.49" });
    await act(server, await applied(server, token, orderNumbers), "accept");
    expect((await detailOf(server, token, orderNumbers)).refundedAmount).toBe("187.49");
    expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
  });

  test("says what is missing to each next step", async () => {
    await plantDiscount(server, { shopId: dealer, save: steps });
    await put(server, token, helmet, 1);
    const missing = async () => (await cartOf(server, token)).shopCarts[0]?.discounts[0];
    expect(await missing()).toMatchObject({ counted: "45.00", reduce: "0.00", missing: "55.00" });
    await put(server, token, helmet, 2);
    expect(await missing()).toMatchObject({ reduce: "10.00", missing: "65.00", next: { reduce: "30.01" } });
  });

  test("of chosen products counts no others, and a line counts for one alone", async () => {
    const chosen = await plantDiscount(server, {
      ...{ shopId: dealer, prodIds: [helmet.prodId], isEvery: true, save: [[4_000, 500]] },
    });
    const whole = await plantDiscount(server, { shopId: dealer, save: [[2_000, 100]] });
    await put(server, token, gloves, 5);
    // Nothing of the cart can count for it.
    const before = (await cartOf(server, token)).shopCarts[0]?.discounts;
    expect(before?.map((one) => one.discountId)).toEqual([whole]);
    await put(server, token, helmet, 2);
    const { discounts } = (await cartOf(server, token)).shopCarts[0] ?? {};
    expect(discounts).toMatchObject([
      { discountId: chosen, counted: "90.00", reduce: "10.00", missing: "30.00" },
      { discountId: whole, counted: "27.50", reduce: "1.00" },
    ]);
  });

  test("goes by the offer's price, and a coupon's threshold by what it has left", async () => {
    await plantOffer(server, { ...helmet, priceFen: fen(4_000) });
    await plantDiscount(server, { shopId: dealer, save: [[12_000, 2_000]] });
    await giveCoupon(server, world.users.buyer, { thresholdFen: fen(10_001), reduceFen: fen(500) });
    await put(server, token, helmet, 3);
    const { data: order } = await confirm(server, token);
    expect(order).toMatchObject({ total: "120.00", discountReduce: "20.00", couponReduce: "0.00" });
    expect(order.coupons).toMatchObject([{ why: "threshold", missing: "0.01" }]);
  });

  test("that ends before the order is submitted sends the buyer back with the order as it is", async () => {
    const discountId = await plantDiscount(server, { shopId: dealer, save: [[9_000, 900]] });
    await put(server, token, helmet, 2);
    const { uuid, actualTotal } = (await confirm(server, token)).data;
    expect(actualTotal).toBe("91.00");
    await end(discountId);
    const answer = await submit(server, token, uuid, { actualTotal });
    expect(answer).toMatchObject({ success: false, msg: expect.stringContaining("价格") });
    expect(orderOfRefusal(answer.data)).toMatchObject({ discountReduce: "0.00", actualTotal: "100.00" });
    expect((await cartOf(server, token)).prodCount).toBe(2);
  });
});

describe("a gift", () => {
  const plant = () => plantDiscount(server, { shopId: dealer, gift: [9_000, gloves.skuId, 3] });

  test("is a line of no price that takes stock, and stays apart from what is bought", async () => {
    const discountId = await plant();
    await put(server, token, helmet, 1);
    expect((await cartOf(server, token)).shopCarts[0]).toMatchObject({
      gifts: [],
      discounts: [{ discountId, kind: "gift", missing: "45.00", next: { gift: { skuId: gloves.skuId } } }],
    });
    await put(server, token, helmet, 1);
    const gift = { ...gloves, discountId, prodCount: 3 };
    expect((await cartOf(server, token)).shopCarts[0]).toMatchObject({
      gifts: [gift],
      actualTotal: "100.00",
    });
    const { data: order } = await confirm(server, token);
    expect(order.shopCartOrders[0]).toMatchObject({ gifts: [gift], total: "90.00", actualTotal: "100.00" });
    const { orderNumbers } = (await submit(server, token, order.uuid)).data;
    expect(await stockOf(server, gloves.skuId)).toBe(497);
    const detail = await detailOf(server, token, orderNumbers);
    expect(detail.orderItemDtos).toMatchObject([
      { skuId: helmet.skuId, isGift: 0 },
      { skuId: gloves.skuId, isGift: 1, price: "0.00", actualTotal: "0.00", prodCount: 3 },
    ]);
    const mine = await server.call(searchMyOrders, { query: {} }, { token });
    expect(mine.data.records[0]).toMatchObject({ orderNumber: orderNumbers, productNums: 2 });
    const again = await server.call(buyAgain, { params: { orderNumber: orderNumbers } }, { token });
    expect(again.data.items.map((item) => item.skuId)).toEqual([helmet.skuId]);
    await server.call(
      cancelOrder,
      { params: { orderNumber: orderNumbers }, body: { reason: "不想买了" } },
      { token },
    );
    expect(await stockOf(server, gloves.skuId)).toBe(500);
  });

  test("does not count as sold", async () => {
    await plant();
    const sold = async (prodId: number) =>
      (await server.database.db.select().from(products).where(eq(products.id, prodId)))[0]?.soldNum ?? 0;
    const before = [await sold(helmet.prodId), await sold(gloves.prodId)] as const;
    const [orderNumber = ""] = await buyFromCart(server, token, [[helmet, 2]]);
    await payByBalance(server, token, orderNumber);
    expect([await sold(helmet.prodId), await sold(gloves.prodId)]).toEqual([before[0] + 2, before[1]]);
  });

  test("goes back with the last of what was paid for, and not before", async () => {
    await plant();
    const [orderNumber = ""] = await buyFromCart(server, token, [[helmet, 2]]);
    await payByBalance(server, token, orderNumber);
    const [line] = (await detailOf(server, token, orderNumber)).orderItemDtos;
    const one = {
      refundType: 2 as const,
      items: [{ orderItemId: line?.orderItemId ?? 0, prodCount: 1 }],
    };
    await act(server, await applied(server, token, orderNumber, one), "accept");
    expect(await stockOf(server, gloves.skuId)).toBe(497);
    await act(server, await applied(server, token, orderNumber, one), "accept");
    expect(await stockOf(server, gloves.skuId)).toBe(500);
  });

  test("is refunded with the whole order and with its last paid line, though only paid lines are named", async () => {
    await plant();
    const [orderNumber = ""] = await buyFromCart(server, token, [
      [helmet, 2],
      [gloves, 5],
    ]);
    await payByBalance(server, token, orderNumber);
    const { data: offer } = await server.call(getRefundOffer, { query: { orderNumber } }, { token });
    expect(offer.items.filter((item) => item.isGift === 1)).toMatchObject([
      { goesWithRest: 1, maxCount: 0, why: "赠品不可单独退款，随剩余商品一并退款" },
    ]);
    const paid = offer.items.flatMap(({ orderItemId, maxCount }) =>
      maxCount > 0 ? [{ orderItemId, prodCount: maxCount }] : [],
    );
    const whole = await quote(server, token, orderNumber, { refundType: 1, items: paid });
    expect(whole).toMatchObject({ success: true });
    expect(whole.data.items).toHaveLength(3);
    const first = { refundType: 2 as const, items: paid.slice(0, 1) };
    expect((await quote(server, token, orderNumber, first)).data.items).toHaveLength(1);
    await act(server, await applied(server, token, orderNumber, first), "accept");
    const last = { refundType: 1 as const, items: paid.slice(1) };
    expect((await quote(server, token, orderNumber, last)).data.items).toHaveLength(2);
    await act(server, await applied(server, token, orderNumber, last), "accept");
    expect(await stockOf(server, gloves.skuId)).toBe(500);
    expect((await detailOf(server, token, orderNumber)).status).toBe(orderStatuses.canceled);
  });

  test("is given while there are enough, beside what is bought of the same goods", async () => {
    await plant();
    await setStock(server, gloves.skuId, 7);
    await put(server, token, helmet, 2);
    await put(server, token, gloves, 5);
    expect((await cartOf(server, token)).shopCarts[0]?.gifts).toEqual([]);
    await setStock(server, gloves.skuId, 8);
    expect((await cartOf(server, token)).shopCarts[0]?.gifts).toHaveLength(1);
  });

  test("that is gone before the order is submitted sends the buyer back", async () => {
    await plant();
    await put(server, token, helmet, 2);
    const { uuid } = (await confirm(server, token)).data;
    await setStock(server, gloves.skuId, 2);
    const answer = await submit(server, token, uuid);
    expect(answer).toMatchObject({ success: false, msg: "赠品已变动，请确认后重新提交" });
    expect(orderOfRefusal(answer.data)?.shopCartOrders[0]?.gifts).toEqual([]);
    await confirm(server, token, { uuid });
    expect((await submit(server, token, uuid)).success).toBe(true);
  });
});

test("a shop's offer is of that shop alone, and nothing of it runs before its time", async () => {
  await plantDiscount(server, { shopId: own, save: [[1_000, 100]], startsIn: 1, endsIn: 2 });
  await plantDiscount(server, { shopId: own, save: [[1_000, 200]] });
  await put(server, token, helmet, 1);
  await put(server, token, screwM6, 1);
  const { shopCarts } = await cartOf(server, token);
  expect(shopCarts.map((shop) => [shop.shopId, shop.discountReduce, shop.discounts.length])).toEqual([
    [own, "2.00", 1],
    [dealer, "0.00", 0],
  ]);
});
