import { sandboxListMemberPurchases } from "@tradehall/api-client/endpoints/sandbox/payment/list-member-purchases";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { expect, test } from "vitest";
import { buy, plus } from "#server/testing/members.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists the newest memberships", async () => {
  const token = await server.signIn(world.users.other);
  const { data } = await buy(server, token, { levelId: plus, payType: payTypes.wechatScan });
  const [newest] = (await server.call(sandboxListMemberPurchases)).data;
  expect(newest).toMatchObject({ payNo: data.payNo, amount: "168.00" });
});
