import { getBalance } from "@tradehall/api-client/endpoints/payment/top-up/get-balance";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("says what is there, how much can be added, and by which ways", async () => {
  const token = await server.signIn(world.users.other);
  expect((await server.call(getBalance, {}, { token })).data).toEqual({
    balance: "1.00",
    room: "100000.00",
    payTypes: [payTypes.wechatScan, payTypes.alipay],
  });
  expect(await server.call(getBalance)).toMatchObject({ code: "A00004" });
});
