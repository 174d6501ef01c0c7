import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { removeMember } from "@tradehall/api-client/endpoints/enterprise/remove-member";
import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { expect, test } from "vitest";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, enterprises } = world;

test("a removed member's orders go on with the administrator, and their session acts for another enterprise", async () => {
  const token = await server.signIn(users.buyer);
  const orderNumber = await buyNow(server, token, screwM6, 1);
  const admin = await server.signIn(users.admin);
  const remove = (userId: number) =>
    server.call(removeMember, { params: { enterpriseId: ownEnterprise, userId } }, { token: admin });
  expect((await remove(users.buyer)).success).toBe(true);
  const see = (as: string) => server.call(getOrderDetail, { query: { orderNumber } }, { token: as });
  expect((await see(admin)).success).toBe(true);
  expect((await see(token)).success).toBe(false);
  const { data } = await server.call(getUserInfo, {}, { token });
  expect(data.currentEpId).toBe(enterprises.second);
  expect(await remove(users.buyer)).toMatchObject({ msg: "该成员已不在企业中" });
  expect(await remove(users.admin)).toMatchObject({ code: "A00001" });
});
