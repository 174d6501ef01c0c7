import { getMemberPurchase } from "@tradehall/api-client/endpoints/membership/paid/get-member-purchase";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { expect, test } from "vitest";
import { buy, plus } from "#server/testing/members.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("belongs to one buyer, and is closed to visitors", async () => {
  const token = await server.signIn(world.users.buyer);
  const { payNo } = (await buy(server, token, { levelId: plus, payType: payTypes.alipay })).data;
  const ask = { query: { payNo } };
  const own = await server.call(getMemberPurchase, ask, { token, headers: { locale: "en" } });
  expect(own.data).toMatchObject({ status: "waiting", levelName: "Plus", months: 12 });
  const others = await server.signIn(world.users.other);
  expect(await server.call(getMemberPurchase, ask, { token: others })).toMatchObject({ code: "A00001" });
  expect(await server.call(getMemberPurchase, ask)).toMatchObject({ code: "A00004" });
});
