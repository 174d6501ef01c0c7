import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { applyForRefund } from "@tradehall/api-client/endpoints/refund/apply-for-refund";
import { fen } from "@tradehall/mall-rules/money";
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { cartLines, files, refunds, userCoupons } from "#server/db/schema/index.ts";
import { buyFromCart, buyNow, detailOf, pay, ship, walletOf } from "#server/testing/purchase.ts";
import {
  act,
  application,
  applied,
  apply,
  itemsOf,
  orderOf,
  paidAndShipped,
  payByBalance,
  refundOf,
  sendBack,
  withReturn,
} from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, screwM6, screwM8, setStock, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const hour = 3_600_000;
const day = 24 * hour;
let token = "";
/** Time passes; a session lives as long as some deadlines. */
async function later(ms: number): Promise<void> {
  await server.clock.advance(ms);
  token = await server.signIn(world.users.buyer);
}
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await server.database.db.delete(cartLines);
  // What one test got back would be spent by the next.
  await server.database.db.delete(userCoupons).where(eq(userCoupons.status, couponStatuses.unused));
  for (const { skuId } of [screwM6, screwM8]) await setStock(server, skuId, 1_000);
});
afterEach(async () => {
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

const lines = async (orderNumber: string, ...counts: number[]) => {
  const items = await itemsOf(server, orderNumber);
  return counts.flatMap((prodCount, index) =>
    prodCount > 0 ? [{ orderItemId: items[index]?.id ?? 0, prodCount }] : [],
  );
};

/** 3 × 10.00, 1 × 20.00 and 8.00 freight. */
async function buyBoth(): Promise<string> {
  const [orderNumber = ""] = await buyFromCart(server, token, [
    [screwM8, 1],
    [screwM6, 3],
  ]);
  return orderNumber;
}

test("money, points, coupon and pieces of an order that was never sent all go back, and it closes", async () => {
  const held = await giveCoupon(server, world.users.buyer, { reduceFen: fen(500) });
  const before = await walletOf(server, world.users.buyer);
  const choices = { userChangeCoupon: 1, couponUserIds: [held], isScorePay: 1, userUseScore: 450 };
  const [orderNumber = ""] = await buyFromCart(
    server,
    token,
    [
      [screwM8, 1],
      [screwM6, 3],
    ],
    choices,
  );
  await payByBalance(server, token, orderNumber);
  expect(await stockOf(server, screwM6.skuId)).toBe(997);
  const refundSn = await applied(server, token, orderNumber);
  expect(await orderOf(server, orderNumber)).toMatchObject({ refundStatus: 1 });
  expect(await ship(server, orderNumber)).toMatchObject({ msg: "订单状态已变更" });
  expect((await act(server, refundSn, "accept")).data.returnMoneySts).toBe(5);
  expect(await walletOf(server, world.users.buyer)).toEqual(before);
  expect(await stockOf(server, screwM6.skuId)).toBe(1_000);
  expect(await orderOf(server, orderNumber)).toMatchObject({
    status: orderStatuses.canceled,
    closeType: closeTypes.refunded,
    refundStatus: 2,
    refundedFen: 4_850,
    refundedPoints: 450,
  });
  const [coupon] = await server.database.db.select().from(userCoupons).where(eq(userCoupons.id, held));
  expect(coupon).toMatchObject({ status: couponStatuses.unused, submitId: null });
  const { data } = await server.call(listMessages, {}, { token });
  expect(data.records[0]).toMatchObject({
    title: "退款成功",
    link: `/return-detail?refundSn=${refundSn}`,
  });
});

test("a part goes back and the rest is sent, received and earns points for what was kept", async () => {
  const orderNumber = await buyBoth();
  await payByBalance(server, token, orderNumber);
  const before = await walletOf(server, world.users.buyer);
  const items = await lines(orderNumber, 2);
  await act(server, await applied(server, token, orderNumber, { refundType: 2, items }), "accept");
  expect(await walletOf(server, world.users.buyer)).toMatchObject({
    balanceFen: (before?.balanceFen ?? 0) + 2_000,
  });
  expect(await stockOf(server, screwM6.skuId)).toBe(999);
  expect((await ship(server, orderNumber)).success).toBe(true);
  await server.call(receiveOrder, { params: { orderNumber } }, { token });
  const detail = await detailOf(server, token, orderNumber);
  expect(detail).toMatchObject({ status: 4, refundedAmount: "20.00", refundStatus: 2 });
  expect(detail.orderItemDtos).toMatchObject([{ refundCount: 2, returnMoneySts: 5 }, { refundCount: 0 }]);
  // 58.00 were paid and 20.00 went back.
  expect((await walletOf(server, world.users.buyer))?.points).toBe((before?.points ?? 0) + 38);
});

test("goods that come back are in stock once the seller has them, and earned points go", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await paidAndShipped(server, token, orderNumber);
  await server.call(receiveOrder, { params: { orderNumber } }, { token });
  const earned = await walletOf(server, world.users.buyer);
  const refundSn = await applied(server, token, orderNumber, withReturn);
  expect((await act(server, refundSn, "accept")).data.returnMoneySts).toBe(2);
  await sendBack(server, token, refundSn);
  expect(await stockOf(server, screwM6.skuId)).toBe(998);
  expect((await act(server, refundSn, "receive")).data.returnMoneySts).toBe(4);
  expect((await refundOf(server, token, refundSn)).allowedActions).toEqual([]);
  await act(server, refundSn, "payBack");
  expect(await stockOf(server, screwM6.skuId)).toBe(1_000);
  expect((await walletOf(server, world.users.buyer))?.points).toBe((earned?.points ?? 0) - 28);
  expect(await orderOf(server, orderNumber)).toMatchObject({ status: orderStatuses.canceled });
});

test("money only for goods that stay: nothing comes into stock, and the amount may be lower", async () => {
  const orderNumber = await buyBoth();
  await paidAndShipped(server, token, orderNumber);
  const items = await lines(orderNumber, 1);
  const part = { refundType: 2, items, cargoStatus: 1, buyerReason: "damaged" };
  const asked = async (refundAmount: string) => apply(server, token, orderNumber, { ...part, refundAmount });
  for (const wrong of ["0", "10.01"])
    expect(await asked(wrong)).toMatchObject({
      msg: "请检查填写的内容",
      data: { fields: { refundAmount: "退款金额应在 ¥0.01–¥10.00 之间" } },
    });
  const answer = await asked("4.5");
  await act(server, answer.data.refundSn, "accept");
  await act(server, answer.data.refundSn, "payBack");
  expect(await stockOf(server, screwM6.skuId)).toBe(997);
  expect(await orderOf(server, orderNumber)).toMatchObject({
    status: orderStatuses.shipped,
    refundedFen: 450,
    refundStatus: 2,
  });
});

test("the amount of an order that was never sent is not bargained over", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  expect((await apply(server, token, orderNumber, { refundAmount: "27.99" })).msg).toBe("退款金额不可修改");
  expect((await apply(server, token, orderNumber, { refundAmount: "28.01" })).msg).toBe("退款金额不可修改");
  expect((await apply(server, token, orderNumber, { refundAmount: "28" })).success).toBe(true);
});

test("an order waits while a refund runs, and the buyer has a day left afterwards", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await paidAndShipped(server, token, orderNumber);
  await later(9.5 * day);
  const refundSn = await applied(server, token, orderNumber, withReturn);
  await act(server, refundSn, "refuse");
  await later(6 * day);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({ status: 3, refundStatus: 3 });
  await later(1.1 * day);
  const after = await detailOf(server, token, orderNumber);
  expect(after).toMatchObject({ status: 3, refundStatus: 0 });
  expect((await refundOf(server, token, refundSn)).returnMoneySts).toBe(-1);
  await later(day);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({ status: 4 });
});

test("a silent seller has agreed after 48 hours, and every deadline after that passes by itself", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const refundSn = await applied(server, token, orderNumber);
  await later(48 * hour - 1_000);
  expect((await refundOf(server, token, refundSn)).returnMoneySts).toBe(1);
  await later(1_000);
  expect((await refundOf(server, token, refundSn)).returnMoneySts).toBe(4);
  await later(day);
  const detail = await refundOf(server, token, refundSn);
  expect(detail.returnMoneySts).toBe(5);
  expect(detail.logs.map((log) => `${log.event} ${log.by}`)).toEqual([
    "timeOut clock",
    "timeOut clock",
    "apply buyer",
  ]);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({ status: 6, closeType: 7 });
});

test("takes up to five own pictures, a reason of its kind and 200 characters", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const path = (n: number) => `/files/aa/own${n}.webp`;
  const picture = { purpose: "voucher", bytes: 9, width: 9, height: 9, createdAt: server.clock.now() };
  await server.database.db
    .insert(files)
    .values([
      ...[1, 2, 3, 4, 5, 6].map((n) => ({ ...picture, userId: world.users.buyer, path: path(n) })),
      { ...picture, userId: world.users.other, path: "/files/bb/theirs.webp" },
      { ...picture, purpose: "review", userId: world.users.buyer, path: "/files/bb/review.webp" },
    ]);
  const photos = (...paths: string[]) => apply(server, token, orderNumber, { photoFiles: paths.join(",") });
  const six = await photos(...[1, 2, 3, 4, 5, 6].map(path));
  expect(six.data).toMatchObject({ fields: { photoFiles: "最多上传 5 张图片" } });
  const missing = { fields: { photoFiles: "凭证不存在，请重新上传" } };
  expect((await photos(path(1), "/files/bb/theirs.webp")).data).toEqual(missing);
  expect((await photos("/files/bb/review.webp")).data).toEqual(missing);
  expect((await photos("/uploads/../../etc/passwd")).data).toEqual(missing);
  expect((await photos("https://elsewhere.example/a.webp")).data).toEqual(missing);
  expect((await apply(server, token, orderNumber, { buyerReason: "sevenDays" })).msg).toBe("请选择退款原因");
  expect((await apply(server, token, orderNumber, { buyerDesc: "字".repeat(201) })).data).toMatchObject({
    fields: { buyerDesc: "最多 200 个字符" },
  });
  const refundSn = await applied(server, token, orderNumber, {
    photoFiles: [1, 2, 3, 4, 5].map(path).join(","),
    buyerDesc: "字".repeat(200),
  });
  expect((await refundOf(server, token, refundSn)).photoFiles.split(",")).toHaveLength(5);
});

test("the same key applies once, and a second application finds the line taken", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const send = () =>
    server.call(
      applyForRefund,
      { body: application(orderNumber) },
      { token, headers: { "idempotency-key": "one-refund" } },
    );
  const [one, two] = await Promise.all([send(), send()]);
  expect(one.data.refundSn).toBe(two.data.refundSn);
  expect(await server.database.db.$count(refunds, eq(refunds.orderNumber, orderNumber))).toBe(1);
  expect((await apply(server, token, orderNumber)).msg).toBe("有商品正在退款中，请等待处理完成");
});

test("refunds no one else's order", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const other = await server.signIn(world.users.other);
  expect(await apply(server, other, orderNumber)).toMatchObject({ code: "A00001", msg: "订单不存在" });
  expect(await server.database.db.$count(refunds, eq(refunds.orderNumber, orderNumber))).toBe(0);
});
