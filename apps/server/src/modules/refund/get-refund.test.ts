import { getRefund } from "@tradehall/api-client/endpoints/refund/get-refund";
import { expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { act, applied, refundOf } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const day = 86_400_000;

test("tells the negotiation with each side's deadline, in the reader's language, to no one else", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const appliedAt = server.clock.now().getTime();
  const refundSn = await applied(server, token, orderNumber, {
    buyerReason: "lateDispatch",
    buyerDesc: "两周未发货",
  });
  await act(server, refundSn, "refuse", "今日发出");
  const detail = await refundOf(server, token, refundSn);
  expect(detail).toMatchObject({
    orderNumber,
    ...{ returnMoneySts: 7, waitsFor: "buyer", reasonText: "未按约定时间发货", payType: 3 },
    ...{ refundAmount: "28.00", freightAmount: "8.00", returnAddr: null, sellerMsg: "今日发出" },
  });
  expect(detail.logs).toMatchObject([
    { event: "refuse", by: "seller", waitsFor: "buyer", text: "今日发出", amount: null },
    { event: "apply", by: "buyer", waitsFor: "seller", text: "两周未发货", amount: "28.00" },
  ]);
  expect((detail.logs[1]?.deadlineAt ?? 0) - appliedAt).toBeGreaterThanOrEqual(2 * day);
  const english = { token, headers: { locale: "en" } };
  const { data } = await server.call(getRefund, { query: { refundSn } }, english);
  expect(data.reasonText).toBe("Not shipped in time");
  const other = { token: await server.signIn(world.users.other) };
  const refused = await server.call(getRefund, { query: { refundSn } }, other);
  expect(refused).toMatchObject({ code: "A00001", msg: "退款单不存在", data: null });
});
