import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { expect, test } from "vitest";
import { buyNow, detailOf, pay, ship, walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const day = 86_400_000;

test("shows address, amounts and times", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet, 2);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({
    orderNumber,
    status: 1,
    total: "90.00",
    freightAmount: "10.00",
    actualTotal: "100.00",
    userAddrDto: { receiver: "收货人", province: "上海市" },
    payTime: null,
    allowedActions: ["pay", "cancel"],
  });
});

test("an unpaid order whose time ran out is canceled on reading, and the stock is back", async () => {
  const token = await server.signIn(world.users.buyer);
  const stock = await stockOf(server, screwM6.skuId);
  const orderNumber = await buyNow(server, token, screwM6, 3);
  const { deadlineAt } = await detailOf(server, token, orderNumber);
  await server.clock.advance(1_800_000);
  const detail = await detailOf(server, token, orderNumber);
  expect(detail).toMatchObject({ status: 6, closeType: 1, deadlineAt: null });
  expect(new Date(`${detail.cancelTime?.replace(" ", "T")}+08:00`).getTime()).toBe(
    Math.floor((deadlineAt ?? 0) / 1_000) * 1_000,
  );
  expect(await stockOf(server, screwM6.skuId)).toBe(stock);
});

test("a shipped order is received after ten days and complete seven days later", async () => {
  let token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  await pay(server, token, orderNumber);
  await ship(server, orderNumber);
  const before = (await walletOf(server, world.users.buyer))?.points ?? 0;
  await server.clock.advance(10 * day);
  token = await server.signIn(world.users.buyer);
  expect((await detailOf(server, token, orderNumber)).status).toBe(4);
  expect((await walletOf(server, world.users.buyer))?.points).toBe(before + 55);
  await server.clock.advance(7 * day);
  token = await server.signIn(world.users.buyer);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({
    status: 5,
    allowedActions: ["comment", "logistics", "applyInvoice", "buyAgain", "delete"],
    deadlineAt: null,
  });
});

test("someone else's order and an unknown number are missing", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  const other = await server.signIn(world.users.other);
  const query = { orderNumber };
  expect(await server.call(getOrderDetail, { query }, { token: other })).toMatchObject({ msg: "订单不存在" });
  expect(await server.call(getOrderDetail, { query: { orderNumber: "123456789" } }, { token })).toMatchObject(
    {
      code: "A00001",
      msg: "订单不存在",
    },
  );
  expect((await server.call(getOrderDetail, { query: { orderNumber: "'" } }, { token })).code).toBe("A00014");
  expect(await server.call(getOrderDetail, { query })).toMatchObject({ code: "A00004" });
});
