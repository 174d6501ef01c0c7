/** Orders at the prices of a quote. */
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { orders, quotes, skus } from "#server/db/schema/index.ts";
import { setPaidMember } from "#server/testing/members.ts";
import { detailOf, pay, submit } from "#server/testing/purchase.ts";
import { answer, confirmQuote, counter, quoted, quoteOf } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, helmet, setStock, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const buyer = () => server.signIn(world.users.buyer);
const db = () => server.database.db;
const broken = () => invariantViolations(queryWith(db()));

async function ordered(token: string, quoteNo: string) {
  const { data } = await confirmQuote(server, token, quoteNo);
  return submit(server, token, data.uuid);
}

test("an order has the quoted prices and quantities, takes stock, and uses the quote up", async () => {
  const token = await buyer();
  const quoteNo = await quoted(server, token);
  const before = await stockOf(server, helmet.skuId);
  const { data } = await confirmQuote(server, token, quoteNo);
  expect(data).toMatchObject({ quote: { quoteNo }, activity: null, total: "160.00" });
  expect(data.shopCartOrders[0]?.shopCartItems).toMatchObject([{ price: "16.00", prodCount: 10 }]);
  const placed = await submit(server, token, data.uuid);
  const { orderNumbers } = placed.data;
  expect((await submit(server, token, data.uuid)).data.orderNumbers).toBe(orderNumbers);
  expect(await stockOf(server, helmet.skuId)).toBe(before - 10);
  expect((await quoteOf(server, token, quoteNo)).data).toMatchObject({
    ...{ state: "accepted", orderNumber: orderNumbers, allowedActions: [] },
  });
  expect(await confirmQuote(server, token, quoteNo)).toMatchObject({ msg: "该报价已下单" });
  await pay(server, token, orderNumbers);
  expect(await detailOf(server, token, orderNumbers)).toMatchObject({ orderNumber: orderNumbers });
  expect(await broken()).toEqual([]);
});

test("neither coupon nor points nor a member's price combine with it", async () => {
  const token = await buyer();
  const couponUserId = await giveCoupon(server, world.users.buyer);
  await setPaidMember(db(), world.users.buyer, true);
  await db()
    .update(skus)
    .set({ memberPriceFen: fen(100) })
    .where(eq(skus.id, helmet.skuId));
  const quoteNo = await quoted(server, token);
  const { data } = await confirmQuote(server, token, quoteNo, { isScorePay: 1, userUseScore: null });
  expect(data).toMatchObject({
    ...{ total: "160.00", couponReduce: "0.00", totalScoreAmount: "0.00", memberAmount: "0.00" },
    ...{ discountReduce: "0.00", coupons: [] },
  });
  const forced = { userChangeCoupon: 1 as const, couponUserIds: [couponUserId] };
  expect(await confirmQuote(server, token, quoteNo, forced)).toMatchObject({ msg: "所选优惠券已不可用" });
  expect(await submit(server, token, data.uuid, { isScorePay: 1, userUseScore: 100 })).toMatchObject({
    msg: expect.stringContaining("积分须为"),
  });
});

test("twenty confirms submitted at once make one order", async () => {
  const token = await buyer();
  const quoteNo = await quoted(server, token);
  const uuids: string[] = [];
  for (let nth = 0; nth < 20; nth += 1) uuids.push((await confirmQuote(server, token, quoteNo)).data.uuid);
  const answers = await Promise.all(uuids.map((uuid) => submit(server, token, uuid)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const { success, msg } of answers) if (!success) expect(msg).toBe("该报价已下单");
  expect(await db().$count(orders, eq(orders.quoteNo, quoteNo))).toBe(1);
  expect(await broken()).toEqual([]);
});

test("what is over, declined or asked again is not ordered; a confirm from before neither", async () => {
  const token = await buyer();
  const quoteNo = await quoted(server, token);
  const { data } = await confirmQuote(server, token, quoteNo);
  await counter(server, token, quoteNo);
  expect(await submit(server, token, data.uuid)).toMatchObject({ msg: "询价单状态已变更，请刷新后查看" });
  const lines = [{ skuId: helmet.skuId, price: "15.50", minCount: 20 }];
  await answer(server, quoteNo, { lines });
  // Another quantity than the confirm was made with.
  expect(await submit(server, token, data.uuid)).toMatchObject({ code: "A03002" });
  const later = await confirmQuote(server, token, quoteNo);
  expect(later.data.total).toBe("310.00");
  await server.clock.advance(quoteLimits.validDays * dayMs);
  expect(await confirmQuote(server, await buyer(), quoteNo)).toMatchObject({
    msg: "报价已过有效期，请重新询价",
  });
});

test("it is ordered whole: where goods are short, the buyer is told of them", async () => {
  const token = await buyer();
  const quoteNo = await quoted(server, token);
  const before = await stockOf(server, helmet.skuId);
  await setStock(server, helmet.skuId, 9);
  expect(await confirmQuote(server, token, quoteNo)).toMatchObject({
    msg: expect.stringContaining("库存不足"),
  });
  await setStock(server, helmet.skuId, before);
});

test("canceled before it is paid, it may be ordered again; once", async () => {
  const token = await buyer();
  const quoteNo = await quoted(server, token);
  const { orderNumbers: orderNumber } = (await ordered(token, quoteNo)).data;
  const canceled = await server.call(
    cancelOrder,
    { params: { orderNumber }, body: { reason: "信息填写错误" } },
    { token },
  );
  expect(canceled).toMatchObject({ success: true });
  expect((await quoteOf(server, token, quoteNo)).data).toMatchObject({ state: "answered", orderNumber: "" });
  expect((await ordered(token, quoteNo)).success).toBe(true);
  expect(await db().$count(orders, eq(orders.quoteNo, quoteNo))).toBe(2);
  expect(await db().$count(quotes, and(eq(quotes.quoteNo, quoteNo), eq(quotes.state, "accepted")))).toBe(1);
  expect(await broken()).toEqual([]);
});
