import { beforeEach, expect, test } from "vitest";
import { cartLines } from "#server/db/schema/index.ts";
import { buyFromCart, buyNow, pay, ship } from "#server/testing/purchase.ts";
import { act, applied, itemsOf, orderOf, refundOf, withdraw } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await server.database.db.delete(cartLines);
  for (const { skuId } of [screwM6, screwM8]) await setStock(server, skuId, 1_000);
});

test("sets the order free again", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const refundSn = await applied(server, token, orderNumber);
  expect((await withdraw(server, token, refundSn)).data).toMatchObject({
    returnMoneySts: 6,
    allowedActions: [],
    deadlineAt: null,
  });
  expect((await ship(server, orderNumber)).success).toBe(true);
  expect((await withdraw(server, token, refundSn)).msg).toBe("订单状态已变更");
});

test("is refused for all refunds of an order once its last was applied for, until that one is refused", async () => {
  const [orderNumber = ""] = await buyFromCart(server, token, [
    [screwM8, 1],
    [screwM6, 3],
  ]);
  await pay(server, token, orderNumber);
  const [first, second] = await itemsOf(server, orderNumber);
  const line = (item: typeof first) => ({
    refundType: 2,
    items: [{ orderItemId: item?.id ?? 0, prodCount: item?.quantity ?? 0 }],
  });
  const one = await applied(server, token, orderNumber, line(first));
  expect((await refundOf(server, token, one)).allowedActions).toEqual(["withdraw"]);
  const last = await applied(server, token, orderNumber, line(second));
  const bound = "已提交最后一件商品的退款，该订单的退款均不可撤销";
  for (const refundSn of [one, last]) {
    expect((await refundOf(server, token, refundSn)).allowedActions).toEqual([]);
    expect((await withdraw(server, token, refundSn)).msg).toBe(bound);
  }
  await act(server, last, "refuse");
  expect((await withdraw(server, token, one)).success).toBe(true);
  expect(await orderOf(server, orderNumber)).toMatchObject({ refundStatus: 3 });
});

test("knows no refund of anyone else", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const refundSn = await applied(server, token, orderNumber);
  const other = await server.signIn(world.users.other);
  expect(await withdraw(server, other, refundSn)).toMatchObject({ code: "A00001", msg: "退款单不存在" });
  expect((await refundOf(server, token, refundSn)).returnMoneySts).toBe(1);
});
