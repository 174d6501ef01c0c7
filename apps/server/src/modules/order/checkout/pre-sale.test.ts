/** A pre-sale with a deposit from its first look to its end, on both ways of paying. */
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { closeTypes, orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changedSums, invariantViolations, queryWith, type Sums, sumsNow } from "#server/db/invariants.ts";
import { skus } from "#server/db/schema/index.ts";
import { remindOfBalances } from "#server/jobs/remind-of-balances.ts";
import { sweepOrders } from "#server/jobs/sweep.ts";
import {
  confirmPreSale,
  depositPaid,
  eventsOf,
  hours,
  plantPreSale,
  preOrdered,
  preSold,
} from "#server/testing/pre-sales.ts";
import { confirm, detailOf, openPayment, pay, scanToPay, ship, submit } from "#server/testing/purchase.ts";
import { act, applied, orderOf, payByBalance } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, screwM6, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
let before: Sums = {};

beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await plantPreSale(server);
  before = await sumsNow(queryWith(server.database.db));
});
afterEach(async () => {
  const query = queryWith(server.database.db);
  expect(await invariantViolations(query)).toEqual([]);
  expect(changedSums(before, await sumsNow(query))).toEqual([]);
});

const { unpaid, balanceDue, paid, canceled } = orderStatuses;
const payInfo = async (orderNumbers: string) =>
  (await server.call(getPayInfo, { query: { orderNumbers } }, { token })).data;

describe("before the order", () => {
  test("the page has deposit and dates; no tier, coupon or other reduction is promised", async () => {
    await giveCoupon(server, world.users.buyer);
    await server.database.db
      .update(skus)
      .set({ memberPriceFen: fen(80_000) })
      .where(eq(skus.prodId, preSold.prodId));
    const { data } = await server.call(getProdInfo, { query: { prodId: preSold.prodId } });
    expect(data.skuList.map((sku) => sku.memberPrice)).toEqual(data.skuList.map(() => null));
    const found = (await server.call(searchProducts, { query: { keyword: data.prodName } })).data.records[0];
    expect(found).toMatchObject({ prodId: preSold.prodId, memberPrice: null });
    expect(found?.match?.memberPrice ?? null).toBeNull();
    const now = server.clock.now().getTime();
    expect(data).toMatchObject({
      price: "880.00",
      tierPrices: [],
      coupons: [],
      discounts: [],
      activity: null,
    });
    expect(data.deposit).toMatchObject({ deposit: "50.00", depositTo: expect.any(Number) });
    expect(data.deposit?.balanceFrom).toBeGreaterThan(now);
  });

  test("it goes into no cart", async () => {
    const answer = await server.call(changeItem, { body: { ...preSold, count: 1 } }, { token });
    expect(answer).toMatchObject({ code: "A00001", msg: "该商品不支持加入购物车，请直接购买" });
  });

  test.each([
    ["coming", { depositFrom: 0.5 }, "定金支付尚未开始"],
    ["between", { depositFrom: -3, depositTo: -2 }, "定金支付已结束"],
    ["balance", { depositFrom: -3, depositTo: -2, balanceFrom: -1 }, "定金支付已结束"],
    ["over", { depositFrom: -4, depositTo: -3, balanceFrom: -2, balanceTo: -1 }, "定金支付已结束"],
  ])("%s: nothing is confirmed", async (_, times, msg) => {
    await plantPreSale(server, times);
    expect(await confirmPreSale(server, token)).toMatchObject({ code: "A00001", msg });
  });

  test("deposit and balance are the whole; coupons and points take nothing off", async () => {
    await giveCoupon(server, world.users.buyer);
    const { data } = await confirmPreSale(server, token, 3, { isScorePay: 1 });
    expect(data).toMatchObject({
      total: "2640.00",
      orderReduce: "0.00",
      actualTotal: "2640.00",
      coupons: [],
    });
    expect(data.preSale).toMatchObject({ deposit: "150.00", balance: "2490.00" });
    expect(data.scoreInfo).toMatchObject({ usableScore: 0, maxUsableScore: 0 });
  });

  test("it is not ordered without the agreement, nor at another deposit than was shown", async () => {
    const { data } = await confirmPreSale(server, token);
    expect(await submit(server, token, data.uuid)).toMatchObject({
      code: "A00001",
      msg: "请先同意预售规则：定金支付后不退",
    });
    await plantPreSale(server, { depositFen: 6_000 });
    const changed = await submit(server, token, data.uuid, { depositAgreed: 1 });
    expect(changed).toMatchObject({ code: "A00001", msg: "商品价格已变动，请确认后重新提交" });
    // Shown again, it can be ordered.
    const again = await confirm(server, token, { uuid: data.uuid });
    expect(again.data.preSale?.deposit).toBe("60.00");
    expect((await submit(server, token, data.uuid, { depositAgreed: 1 })).success).toBe(true);
  });

  test("the deposit's end between confirm and submit refuses", async () => {
    const { data } = await confirmPreSale(server, token);
    await plantPreSale(server, { depositTo: 0, depositFrom: -1 });
    const answer = await submit(server, token, data.uuid, { depositAgreed: 1 });
    expect(answer).toMatchObject({ code: "A00001", msg: "定金支付已结束" });
  });
});

describe("the deposit", () => {
  test("is asked first; stock is taken; it can be canceled freely until it is paid", async () => {
    const stock = await stockOf(server, preSold.skuId);
    const orderNumber = await preOrdered(server, token, 2);
    expect(await stockOf(server, preSold.skuId)).toBe(stock - 2);
    expect(await orderOf(server, orderNumber)).toMatchObject({
      ...{ status: unpaid, orderType: orderKinds.preSale, depositFen: 10_000, actualFen: 176_000 },
    });
    expect(await payInfo(orderNumber)).toMatchObject({ status: unpaid, totalFee: "100.00" });
    const answer = await server.call(
      cancelOrder,
      { params: { orderNumber }, body: { reason: "不想买了" } },
      { token },
    );
    expect(answer.data).toMatchObject({ status: canceled });
    expect(await stockOf(server, preSold.skuId)).toBe(stock);
  });

  test("is not paid after its time, which may end before the half hour does", async () => {
    await plantPreSale(server, { depositTo: 0.25 });
    const orderNumber = await preOrdered(server, token);
    const { createdAt, deadlineAt } = await orderOf(server, orderNumber);
    expect((deadlineAt?.getTime() ?? 0) - createdAt.getTime()).toBeLessThanOrEqual(15 * 60_000);
    await hours(server, 0.25);
    expect(await openPayment(server, token, orderNumber)).toMatchObject({ code: "A03002" });
    expect(await detailOf(server, token, orderNumber)).toMatchObject({
      ...{ status: canceled, closeType: closeTypes.payTimeout },
    });
  });

  test("once paid the order waits for its balance, among the unpaid ones, and no one cancels it", async () => {
    const orderNumber = await depositPaid(server, token);
    const detail = await detailOf(server, token, orderNumber);
    expect(detail).toMatchObject({ status: balanceDue, allowedActions: [], payType: null, payNo: null });
    expect(detail.preSale).toMatchObject({ deposit: "50.00", balance: "830.00" });
    expect(detail.deadlineAt).toBe(detail.preSale?.balanceTo);
    const cancel = await server.call(
      cancelOrder,
      { params: { orderNumber }, body: { reason: "不想买了" } },
      { token },
    );
    expect(cancel.code).toBe("A00001");
    const list = await server.call(searchMyOrders, { query: { status: unpaid } }, { token });
    expect(list.data.records.map((order) => order.orderNumber)).toContain(orderNumber);
    const counts = await server.call(countMyOrders, {}, { token });
    expect(counts.data.unPay).toBe(list.data.total);
    expect(await eventsOf(server, orderNumber)).toEqual(["depositPaid"]);
    expect(await openPayment(server, token, orderNumber)).toMatchObject({
      code: "A00001",
      msg: expect.stringMatching(/^尾款将于 \d{4}-\d\d-\d\d \d\d:\d\d 开始支付$/),
    });
  });
});

describe("the balance", () => {
  test("is told of, paid in its time, and the order goes on; both payments are kept", async () => {
    const orderNumber = await depositPaid(server, token, 2);
    await hours(server, 2);
    await Promise.all([remindOfBalances(server), remindOfBalances(server)]);
    expect(await eventsOf(server, orderNumber)).toEqual(["balanceOpen", "depositPaid"]);
    await hours(server, 46);
    await remindOfBalances(server);
    await remindOfBalances(server);
    expect(await eventsOf(server, orderNumber)).toEqual(["balanceEndsSoon", "balanceOpen", "depositPaid"]);
    expect((await detailOf(server, token, orderNumber)).allowedActions).toEqual(["payBalance"]);
    expect(await payInfo(orderNumber)).toMatchObject({ status: balanceDue, totalFee: "1660.00" });
    await pay(server, token, orderNumber);
    const detail = await detailOf(server, token, orderNumber);
    expect(detail).toMatchObject({ status: paid, payType: 3, actualTotal: "1760.00" });
    // What was paid just now was the balance alone.
    const orders = [{ actualTotal: "1660.00" }];
    expect(await payInfo(orderNumber)).toMatchObject({ status: paid, totalFee: "1660.00", orders });
    const { payNo, depositPayNo, depositPayType } = await orderOf(server, orderNumber);
    expect([depositPayType, payNo === depositPayNo]).toEqual([9, false]);
    expect((await ship(server, orderNumber)).success).toBe(true);
  });

  test("its edges are the server's, to the millisecond", async () => {
    const orderNumber = await depositPaid(server, token);
    const { balanceFrom, balanceTo } = await orderOf(server, orderNumber);
    const to = async (at: Date | null, ms: number) =>
      server.clock.advance((at?.getTime() ?? 0) - server.clock.now().getTime() + ms);
    await to(balanceFrom, -500);
    expect((await openPayment(server, token, orderNumber)).code).toBe("A00001");
    await to(balanceFrom, 0);
    const opened = await openPayment(server, token, orderNumber);
    expect(opened.data.totalFee).toBe("830.00");
    await to(balanceTo, 0);
    expect(await openPayment(server, token, orderNumber)).toMatchObject({ code: "A03002" });
    expect((await scanToPay(server, opened.data.payNo)).success).toBe(false);
    expect((await orderOf(server, orderNumber)).status).toBe(balanceDue);
    await sweepOrders(server);
    expect((await orderOf(server, orderNumber)).status).toBe(canceled);
  });

  test("not paid: closed, the stock comes back, the deposit does not", async () => {
    const stock = await stockOf(server, preSold.skuId);
    const orderNumber = await depositPaid(server, token, 2);
    await hours(server, 72);
    await Promise.all([sweepOrders(server), sweepOrders(server)]);
    const order = await orderOf(server, orderNumber);
    expect(order).toMatchObject({ status: canceled, closeType: closeTypes.balanceTimeout, refundedFen: 0 });
    expect(await stockOf(server, preSold.skuId)).toBe(stock);
    expect(await eventsOf(server, orderNumber)).toEqual(["balanceExpired", "depositPaid"]);
  });

  test("two tabs: the second code closes the first, and one payment is made", async () => {
    const orderNumber = await depositPaid(server, token);
    await hours(server, 2);
    const [one, two] = [
      await openPayment(server, token, orderNumber),
      await openPayment(server, token, orderNumber, 2),
    ];
    const answers = [await scanToPay(server, one.data.payNo), await scanToPay(server, two.data.payNo)];
    expect(answers.map(({ success }) => success)).toEqual([false, true]);
    expect(await openPayment(server, token, orderNumber, 9)).toMatchObject({
      code: "A00001",
      msg: "订单已支付",
    });
  });

  test("a code for the deposit pays no balance", async () => {
    const orderNumber = await preOrdered(server, token);
    const { data } = await openPayment(server, token, orderNumber);
    await payByBalance(server, token, orderNumber);
    expect((await scanToPay(server, data.payNo)).success).toBe(false);
    expect((await orderOf(server, orderNumber)).status).toBe(balanceDue);
  });
});

describe("money back", () => {
  /** Deposit by balance, the rest by code. */
  async function bothPaid(pieces: number): Promise<string> {
    const orderNumber = await depositPaid(server, token, pieces);
    await hours(server, 2);
    await pay(server, token, orderNumber);
    return orderNumber;
  }

  test("all of it goes back to both payments, to each what it brought", async () => {
    const orderNumber = await bothPaid(2);
    const refundSn = await applied(server, token, orderNumber);
    await act(server, refundSn, "accept");
    // The deposit is in the balance at once, the rest is the provider's to report.
    expect((await orderOf(server, orderNumber)).status).toBe(paid);
    await act(server, refundSn, "payBack");
    expect(await orderOf(server, orderNumber)).toMatchObject({
      ...{ status: canceled, closeType: closeTypes.refunded, refundedFen: 176_000 },
    });
  });

  test("in parts: the balance's payment first, then the deposit's", async () => {
    const orderNumber = await bothPaid(3);
    const { freightFen, actualFen } = await orderOf(server, orderNumber);
    const items = (await detailOf(server, token, orderNumber)).orderItemDtos;
    const back: number[] = [];
    for (const prodCount of [1, 2]) {
      const part = { refundType: 2, items: [{ orderItemId: items[0]?.orderItemId ?? 0, prodCount }] };
      const refundSn = await applied(server, token, orderNumber, part);
      await act(server, refundSn, "accept");
      await act(server, refundSn, "payBack");
      back.push((await orderOf(server, orderNumber)).refundedFen);
    }
    expect(back).toEqual([88_000, actualFen]);
    expect(fenToYuan(freightFen)).toBe("0.00");
  });
});

test("goods without a deposit are bought as ever, and mixed with nothing", async () => {
  const { data } = await confirm(server, token, { orderItem: { ...screwM6, prodCount: 1 } });
  expect(data.preSale).toBeNull();
});
