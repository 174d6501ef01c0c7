import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { editRefund } from "@tradehall/api-client/endpoints/refund/edit-refund";
import { beforeEach, expect, test } from "vitest";
import { cartLines } from "#server/db/schema/index.ts";
import { buyFromCart, buyNow, detailOf, pay } from "#server/testing/purchase.ts";
import {
  act,
  application,
  applied,
  itemsOf,
  paidAndShipped,
  refundOf,
  withReturn,
} from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6, screwM8, setStock } from "#server/testing/trade.ts";
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
  await server.database.db.delete(cartLines);
  for (const { skuId } of [screwM6, screwM8]) await setStock(server, skuId, 1_000);
});
const edit = (refundSn: string, changes: object, by = token) => {
  const { orderNumber: _, ...body } = application("", changes);
  return server.call(editRefund, { params: { refundSn }, body }, { token: by });
};

test("mends lines, kind, amount and words under the same number, and the seller has another 48 hours", async () => {
  const [orderNumber = ""] = await buyFromCart(server, token, [
    [screwM8, 1],
    [screwM6, 3],
  ]);
  await paidAndShipped(server, token, orderNumber);
  const [first, second] = await itemsOf(server, orderNumber);
  const items = [{ orderItemId: first?.id ?? 0, prodCount: 3 }];
  const refundSn = await applied(server, token, orderNumber, { refundType: 2, items, ...withReturn });
  expect((await edit(refundSn, {})).msg).toBe("订单状态已变更");
  await act(server, refundSn, "refuse", "商品已拆封");
  expect(await refundOf(server, token, refundSn)).toMatchObject({
    returnMoneySts: 7,
    sellerMsg: "商品已拆封",
    allowedActions: ["edit", "withdraw"],
  });
  const other = [{ orderItemId: second?.id ?? 0, prodCount: 1 }];
  const resubmitted = {
    ...{ refundType: 2, items: other, cargoStatus: 1 },
    ...{ buyerReason: "damaged", refundAmount: "15", buyerDesc: "外壳破损" },
  };
  const { data } = await edit(refundSn, resubmitted);
  expect(data).toMatchObject({ returnMoneySts: 1, deadlineAt: data.now + 2 * day });
  const detail = await refundOf(server, token, refundSn);
  expect(detail).toMatchObject({ applyType: 1, refundAmount: "15.00", sellerMsg: "", handelTime: null });
  expect(detail.items).toMatchObject([{ orderItemId: second?.id, prodCount: 1 }]);
  expect(detail.logs.map((log) => log.event)).toEqual(["edit", "refuse", "apply"]);
  expect(detail.logs[1]).toMatchObject({ by: "seller", text: "商品已拆封" });
  const order = await detailOf(server, token, orderNumber);
  expect(order.orderItemDtos).toMatchObject([{ refundSn: "" }, { refundSn, returnMoneySts: 1 }]);
});

test("is still possible when the days after receipt are over, since it was applied for in time", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await paidAndShipped(server, token, orderNumber);
  await server.call(receiveOrder, { params: { orderNumber } }, { token });
  await later(6.9 * day);
  const refundSn = await applied(server, token, orderNumber, withReturn);
  await act(server, refundSn, "refuse");
  await later(6 * day);
  expect((await detailOf(server, token, orderNumber)).status).toBe(4);
  expect((await edit(refundSn, withReturn)).success).toBe(true);
});

test("knows no refund of anyone else", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const refundSn = await applied(server, token, orderNumber);
  await act(server, refundSn, "refuse");
  const answer = await edit(refundSn, {}, await server.signIn(world.users.other));
  expect(answer).toMatchObject({ code: "A00001", msg: "退款单不存在" });
});
