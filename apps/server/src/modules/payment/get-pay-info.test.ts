import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { expect, test } from "vitest";
import { buyFromCart, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("shows goods, receiver, sum, time left and what can pay", async () => {
  const token = await server.signIn(world.users.buyer);
  const numbers = await buyFromCart(server, token, [
    [screwM6, 1],
    [gloves, 5],
  ]);
  const query = { orderNumbers: numbers.join(",") };
  const { data } = await server.call(getPayInfo, { query }, { token });
  expect(data).toMatchObject({ totalFee: "55.50", receiver: "收货人", status: 1, balance: "50000.00" });
  expect(data.prodNameList.sort()).toEqual(["不锈钢内六角螺丝", "防护手套"]);
  expect(data.endsAt - data.now).toBeGreaterThan(1_700_000);
  expect(data.payTypes).toEqual([
    { payType: 3, canUse: 1 },
    { payType: 2, canUse: 1 },
    { payType: 9, canUse: 1 },
  ]);
  await pay(server, token, query.orderNumbers);
  expect((await server.call(getPayInfo, { query }, { token })).data.status).toBe(2);
});

test("an order that ran out reads as canceled, and nobody sees somebody else's", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumbers = (await buyFromCart(server, token, [[screwM6, 1]])).join(",");
  const other = await server.signIn(world.users.other);
  const query = { orderNumbers };
  expect(await server.call(getPayInfo, { query }, { token: other })).toMatchObject({ msg: "订单不存在" });
  expect(await server.call(getPayInfo, { query })).toMatchObject({ code: "A00004" });
  await server.clock.advance(1_800_000);
  expect((await server.call(getPayInfo, { query }, { token })).data.status).toBe(6);
});
