import { getTopUp } from "@tradehall/api-client/endpoints/payment/top-up/get-top-up";
import { openTopUp } from "@tradehall/api-client/endpoints/payment/top-up/open-top-up";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("says where a top-up is", async () => {
  const token = await server.signIn(world.users.other);
  const body = { amount: "12.00", payType: payTypes.alipay } as const;
  const { data } = await server.call(openTopUp, { body }, { token });
  const asked = await server.call(getTopUp, { query: { payNo: data.payNo } }, { token });
  expect(asked.data).toMatchObject({ payNo: data.payNo, amount: "12.00", status: "waiting" });
  const unknown = { query: { payNo: "P000000000" } };
  expect(await server.call(getTopUp, unknown, { token })).toMatchObject({ code: "A00001" });
});
