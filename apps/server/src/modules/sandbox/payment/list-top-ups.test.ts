import { openTopUp } from "@tradehall/api-client/endpoints/payment/top-up/open-top-up";
import { sandboxListTopUps } from "@tradehall/api-client/endpoints/sandbox/payment/list-top-ups";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists the newest top-ups", async () => {
  const token = await server.signIn(world.users.other);
  const body = { amount: "5.00", payType: payTypes.wechatScan } as const;
  const { data } = await server.call(openTopUp, { body }, { token });
  expect((await server.call(sandboxListTopUps)).data[0]).toMatchObject({ payNo: data.payNo, amount: "5.00" });
});
