import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { getRefundOffer } from "@tradehall/api-client/endpoints/refund/get-refund-offer";
import { sandboxWriteOffCode } from "@tradehall/api-client/endpoints/sandbox/order/write-off-code";
import { orderKinds } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orders } from "#server/db/schema/index.ts";
import { buyFromCart, buyNow, confirm, detailOf, pay, submit } from "#server/testing/purchase.ts";
import { applied, apply, itemsOf, orderOf, paidAndShipped } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const day = 86_400_000;
let token = "";
/** Time passes; a session lives as long as some deadlines. */
async function later(ms: number): Promise<void> {
  await server.clock.advance(ms);
  token = await server.signIn(world.users.buyer);
}
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
});
const offerOf = async (orderNumber: string, by = token) =>
  server.call(getRefundOffer, { query: { orderNumber } }, { token: by });

const virtual = { prodId: world.prods.virtual, skuId: world.skus.virtual };
const contact = [{ prodId: virtual.prodId, name: "联系人", value: "李工" }];

async function buyVirtual(): Promise<string> {
  const { data } = await confirm(server, token, { orderItem: { ...virtual, prodCount: 2 } });
  const answer = await submit(server, token, data.uuid, { virtualRemarkList: contact });
  if (!answer.success) throw new Error(answer.msg);
  await pay(server, token, answer.data.orderNumbers);
  return answer.data.orderNumbers;
}

test("offers each line with how many of it, and money only before dispatch", async () => {
  const [orderNumber = ""] = await buyFromCart(server, token, [
    [screwM8, 1],
    [screwM6, 3],
  ]);
  expect((await offerOf(orderNumber)).data).toMatchObject({
    canRefund: 0,
    why: "当前订单状态不支持退款",
    ways: [],
  });
  await pay(server, token, orderNumber);
  expect((await offerOf(orderNumber)).data).toMatchObject({
    canRefund: 1,
    canAllRefund: 1,
    endsAt: null,
    ways: [{ applyType: 1, cargoStatuses: [0] }],
    items: [{ maxCount: 3 }, { maxCount: 1 }],
  });
});

test("a refund of virtual goods is asked for by no reason of a parcel", async () => {
  const orderNumber = await buyVirtual();
  const refused = await apply(server, token, orderNumber, { buyerReason: "neverArrived" });
  expect(refused).toMatchObject({ success: false, msg: "请选择退款原因" });
  expect((await apply(server, token, orderNumber, { buyerReason: "notWanted" })).success).toBe(true);
});

test("says of a line in refund why not, and that the whole order must wait; the other line is free", async () => {
  const [orderNumber = ""] = await buyFromCart(server, token, [
    [screwM8, 1],
    [screwM6, 3],
  ]);
  await pay(server, token, orderNumber);
  const [first] = await itemsOf(server, orderNumber);
  const items = [{ orderItemId: first?.id ?? 0, prodCount: 1 }];
  await applied(server, token, orderNumber, { refundType: 2, items });
  const { data } = await offerOf(orderNumber);
  const why = "有商品正在退款中，请等待处理完成";
  expect(data).toMatchObject({ canRefund: 1, canAllRefund: 0, whyNotAll: why });
  expect(data.items).toMatchObject([
    { maxCount: 0, why },
    { maxCount: 1, why: "" },
  ]);
  expect(await apply(server, token, orderNumber)).toMatchObject({ code: "A00001", msg: why });
});

test("ends 7 days after receipt, for the button as for the call", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 1);
  await paidAndShipped(server, token, orderNumber);
  await server.call(receiveOrder, { params: { orderNumber } }, { token });
  expect((await detailOf(server, token, orderNumber)).allowedActions).toContain("refund");
  const { receivedAt } = await orderOf(server, orderNumber);
  const { data } = await offerOf(orderNumber);
  expect(data.endsAt).toBe((receivedAt?.getTime() ?? 0) + 7 * day);
  await later(7 * day);
  expect((await offerOf(orderNumber)).data).toMatchObject({ canRefund: 0, why: "已超过收货后 7 天的售后期" });
  expect((await detailOf(server, token, orderNumber)).allowedActions).not.toContain("refund");
  const late = await apply(server, token, orderNumber, { cargoStatus: 1 });
  expect(late).toMatchObject({ code: "A00001", msg: "已超过收货后 7 天的售后期" });
});

test("never takes back goods of points", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 1);
  await pay(server, token, orderNumber);
  const { db } = server.database;
  await db.update(orders).set({ orderType: orderKinds.points }).where(eq(orders.orderNumber, orderNumber));
  expect((await offerOf(orderNumber)).data).toMatchObject({ canRefund: 0, why: "积分商品不支持退款" });
  expect(await apply(server, token, orderNumber)).toMatchObject({ msg: "积分商品不支持退款" });
  await db.update(orders).set({ orderType: 0 }).where(eq(orders.orderNumber, orderNumber));
});

test("offers money only for codes, and nothing once one was used", async () => {
  const orderNumber = await buyVirtual();
  const { data } = await offerOf(orderNumber);
  expect(data.ways).toEqual([{ applyType: 1, cargoStatuses: [0] }]);
  const back = await apply(server, token, orderNumber, { applyType: 2, cargoStatus: 1 });
  expect(back).toMatchObject({ code: "A00001", msg: "当前订单不支持该退款方式" });
  const [code = ""] = (await orderOf(server, orderNumber)).virtualCodes;
  await server.call(sandboxWriteOffCode, { body: { code } });
  expect((await offerOf(orderNumber)).data).toMatchObject({
    canRefund: 0,
    why: "券码已核销，不支持退款",
  });
  expect(await apply(server, token, orderNumber)).toMatchObject({ msg: "券码已核销，不支持退款" });
});

test("knows no order of anyone else, and none of another enterprise", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 1);
  const other = await server.signIn(world.users.other);
  expect(await offerOf(orderNumber, other)).toMatchObject({ code: "A00001", msg: "订单不存在" });
});
