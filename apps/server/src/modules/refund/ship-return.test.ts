import { shipReturn } from "@tradehall/api-client/endpoints/refund/ship-return";
import { beforeEach, expect, test } from "vitest";
import { buyNow } from "#server/testing/purchase.ts";
import { act, applied, paidAndShipped, parcel, refundOf, withReturn } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
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

async function toReturn(): Promise<string> {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await paidAndShipped(server, token, orderNumber);
  const refundSn = await applied(server, token, orderNumber, withReturn);
  expect(await refundOf(server, token, refundSn)).toMatchObject({ waitsFor: "seller", returnAddr: null });
  await act(server, refundSn, "accept");
  return refundSn;
}
const send = (refundSn: string, body: typeof parcel, by = token) =>
  server.call(shipReturn, { params: { refundSn }, body }, { token: by });

test("keeps courier, number and mobile as they are normalized, with where to send it", async () => {
  const refundSn = await toReturn();
  expect(await refundOf(server, token, refundSn)).toMatchObject({
    allowedActions: ["ship", "withdraw"],
    returnAddr: { receiver: "自营店" },
  });
  const faulty = await send(refundSn, { expressName: " ", expressNo: "<1>", mobile: "123" });
  expect(faulty.data).toEqual({
    fields: {
      expressName: "请选择物流公司",
      expressNo: "请输入 5-40 位字母或数字的物流单号",
      mobile: "请输入以 1 开头的 11 位手机号",
    },
  });
  await send(refundSn, { ...parcel, expressNo: "sf 1234 567 890" });
  expect(await refundOf(server, token, refundSn)).toMatchObject({
    returnMoneySts: 3,
    waitsFor: "seller",
    expressNo: "SF1234567890",
    allowedActions: [],
  });
});

test("comes too late after 7 days: the refund is closed", async () => {
  const refundSn = await toReturn();
  await later(7 * day);
  expect((await send(refundSn, parcel)).msg).toBe("订单状态已变更");
  expect((await refundOf(server, token, refundSn)).returnMoneySts).toBe(-1);
});

test("knows no refund of anyone else", async () => {
  const refundSn = await toReturn();
  const answer = await send(refundSn, parcel, await server.signIn(world.users.other));
  expect(answer).toMatchObject({ code: "A00001", msg: "退款单不存在" });
});
