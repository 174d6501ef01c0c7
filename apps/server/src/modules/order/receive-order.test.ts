import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#server/db/schema/index.ts";
import { buyNow, detailOf, pay, ship, walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const receive = (token: string | undefined, orderNumber: string) =>
  server.call(receiveOrder, { params: { orderNumber } }, { token });

test("a shipped order is received once and earns a point for each yuan paid", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet, 2);
  await pay(server, token, orderNumber);
  expect(await receive(token, orderNumber)).toMatchObject({ msg: "订单状态已变更" });
  await ship(server, orderNumber);
  const before = (await walletOf(server, world.users.buyer))?.points ?? 0;
  const answers = await Promise.all([receive(token, orderNumber), receive(token, orderNumber)]);
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  expect(await walletOf(server, world.users.buyer)).toMatchObject({ points: before + 100 });
  expect(await detailOf(server, token, orderNumber)).toMatchObject({
    status: 4,
    allowedActions: ["comment", "logistics", "refund", "applyInvoice", "buyAgain"],
  });
});

test("not while a refund runs, and not someone else's", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  await pay(server, token, orderNumber);
  await ship(server, orderNumber);
  const other = await server.signIn(world.users.other);
  expect(await receive(other, orderNumber)).toMatchObject({ msg: "订单不存在" });
  expect(await receive(undefined, orderNumber)).toMatchObject({ code: "A00004" });
  await server.database.db.update(orders).set({ refundStatus: 1 }).where(eq(orders.orderNumber, orderNumber));
  expect(await receive(token, orderNumber)).toMatchObject({ msg: "订单状态已变更" });
});
