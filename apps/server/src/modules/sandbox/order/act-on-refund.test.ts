import { sandboxActOnRefund } from "@tradehall/api-client/endpoints/sandbox/order/act-on-refund";
import { beforeEach, expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { act, applied, refundOf } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
let refundSn = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  refundSn = await applied(server, token, orderNumber);
});

test("accepts as the seller, then reports the money as the platform", async () => {
  expect((await act(server, refundSn, "accept")).data).toMatchObject({
    returnMoneySts: 4,
    events: ["payBack"],
  });
  expect((await act(server, refundSn, "payBack")).data).toMatchObject({ returnMoneySts: 5, events: [] });
  const { logs } = await refundOf(server, token, refundSn);
  expect(logs.map((log) => log.by)).toEqual(["platform", "seller", "buyer"]);
});

test("refuses only with words", async () => {
  const silent = await server.call(sandboxActOnRefund, {
    params: { refundSn },
    body: { event: "refuse", sellerMsg: " " },
  });
  expect(silent).toMatchObject({ code: "A00001", msg: "请填写“sellerMsg”" });
  expect((await act(server, refundSn, "refuse")).data.returnMoneySts).toBe(7);
});

test("does nothing that is the buyer's or the clock's, and knows no other number", async () => {
  for (const event of ["withdraw", "edit", "ship", "timeOut", "receive", "payBack"] as const)
    expect((await act(server, refundSn, event)).msg).toBe("订单状态已变更");
  expect((await act(server, "R000000000000", "accept")).msg).toBe("退款单不存在");
});
