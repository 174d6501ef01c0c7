import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { listBalanceChanges } from "@tradehall/api-client/endpoints/wallet/list-balance-changes";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { expect, test } from "vitest";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;

test("lists movements newest first, with their orders and what was left after each", async () => {
  const token = await server.signIn(buyer);
  const orderNumbers = await buyNow(server, token, screwM6, 2);
  const { data: paid } = await server.call(
    payOrders,
    { body: { orderNumbers, payType: payTypes.balance } },
    { token },
  );
  const list = async (query: object, as = token) =>
    (await server.call(listBalanceChanges, { query }, { token: as })).data;
  const all = await list({});
  expect(all.records[0]).toMatchObject({
    ...{ source: "payment", amount: `-${paid.totalFee}`, payNo: paid.payNo },
    orderNumbers: orderNumbers.split(","),
  });
  const [last, before] = all.records;
  expect(Number(before?.left) + Number(last?.amount)).toBeCloseTo(Number(last?.left));
  const out = await list({ type: 2 });
  expect(out.total).toBe(1);
  expect(out.records[0]?.left).toBe(last?.left);
  expect((await list({ type: 1 })).records.map(({ source }) => source)).toEqual(["topUp"]);
  expect((await list({ size: 1, current: 2 })).records).toEqual([before]);
  expect((await list({}, await server.signIn(other))).records).toHaveLength(1);
  expect(await server.call(listBalanceChanges, { query: {} })).toMatchObject({ code: "A00004" });
});
