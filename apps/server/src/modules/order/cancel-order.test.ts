import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userCoupons } from "#server/db/schema/index.ts";
import { buyFromCart, buyNow, detailOf, openPayment, scanToPay, walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, helmet, screwM6, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const cancel = (token: string | undefined, orderNumber: string, body: object = { reason: "不想买了" }) =>
  server.call(cancelOrder, { params: { orderNumber }, body }, { token });

test("gives stock, coupon and points back and closes the open code", async () => {
  const token = await server.signIn(world.users.buyer);
  const couponId = await giveCoupon(server, world.users.buyer, { reduceFen: fen(500) });
  const before = await walletOf(server, world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet, 2, { isScorePay: 1, userUseScore: 100 });
  expect(await stockOf(server, helmet.skuId)).toBe(48);
  const { payNo } = (await openPayment(server, token, orderNumber)).data;
  expect(await cancel(token, orderNumber, { reason: "错\u202e误" })).toMatchObject({
    msg: "不能包含控制字符或改变文字方向的字符",
  });
  const { data } = await cancel(token, orderNumber, { reason: "信息填写错误" });
  expect(data).toMatchObject({ status: 6, deadlineAt: null, allowedActions: ["buyAgain", "delete"] });
  expect(await stockOf(server, helmet.skuId)).toBe(50);
  expect(await walletOf(server, world.users.buyer)).toEqual(before);
  const [held] = await server.database.db.select().from(userCoupons).where(eq(userCoupons.id, couponId));
  expect(held).toMatchObject({ status: 1, submitId: null });
  expect(await scanToPay(server, payNo)).toMatchObject({ msg: "订单状态已变更" });
  expect(await detailOf(server, token, orderNumber)).toMatchObject({
    cancelReason: "信息填写错误",
    closeType: 4,
  });
});

test("a coupon over two shops comes back with the last of the two orders", async () => {
  const token = await server.signIn(world.users.buyer);
  const couponId = await giveCoupon(server, world.users.buyer, { reduceFen: fen(900) });
  const [first = "", second = ""] = await buyFromCart(server, token, [
    [screwM6, 3],
    [helmet, 1],
  ]);
  const statusOf = async () =>
    (await server.database.db.select().from(userCoupons).where(eq(userCoupons.id, couponId)))[0]?.status;
  await cancel(token, first);
  expect(await statusOf()).toBe(2);
  await cancel(token, second);
  expect(await statusOf()).toBe(1);
});

test("is refused without a reason", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  for (const body of [{}, { reason: " " }])
    expect(await cancel(token, orderNumber, body)).toMatchObject({ success: false, msg: "请选择取消原因" });
  expect(await detailOf(server, token, orderNumber)).toMatchObject({ closeType: null, cancelReason: "" });
});

test("cannot be done twice, nor to a paid order", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  const stock = await stockOf(server, helmet.skuId);
  const answers = await Promise.all([cancel(token, orderNumber), cancel(token, orderNumber)]);
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  expect(await stockOf(server, helmet.skuId)).toBe(stock + 1);
  const paid = await buyNow(server, token, helmet);
  await openPayment(server, token, paid, 9);
  expect(await cancel(token, paid)).toMatchObject({ code: "A00001", msg: "订单状态已变更" });
});

test("when a cancel races a payment, exactly one of them wins", async () => {
  const token = await server.signIn(world.users.buyer);
  for (let round = 0; round < 6; round++) {
    const stock = await stockOf(server, helmet.skuId);
    const orderNumber = await buyNow(server, token, helmet);
    const { payNo } = (await openPayment(server, token, orderNumber)).data;
    const [canceled, paid] = await Promise.all(
      round % 2 === 0
        ? [cancel(token, orderNumber), scanToPay(server, payNo)]
        : [scanToPay(server, payNo), cancel(token, orderNumber)].reverse(),
    );
    expect([canceled?.success, paid?.success].filter(Boolean)).toHaveLength(1);
    const { status } = await detailOf(server, token, orderNumber);
    expect([2, 6]).toContain(status);
    expect(await stockOf(server, helmet.skuId)).toBe(status === 6 ? stock : stock - 1);
  }
});

test("someone else's order stays as it is", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  const other = await server.signIn(world.users.other);
  expect(await cancel(other, orderNumber)).toMatchObject({ code: "A00001", msg: "订单不存在" });
  expect(await cancel(undefined, orderNumber)).toMatchObject({ code: "A00004" });
  expect((await detailOf(server, token, orderNumber)).status).toBe(1);
});
