import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { offerTransfer } from "@tradehall/api-client/endpoints/enterprise/offer-transfer";
import { actsOfRole } from "@tradehall/mall-rules/states/enterprise/rights";
import { expect, test } from "vitest";
import { joinByLink, ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("says its facts, whom to ask, and what the caller may do", async () => {
  const token = await server.signIn(users.buyer);
  const query = { enterpriseId: ownEnterprise };
  expect((await server.call(getEnterprise, { query }, { token })).data).toMatchObject({
    admin: { userId: users.admin, mobile: "138****0105" },
    ...{
      role: "member",
      allowedActions: actsOfRole("member"),
      memberCount: 2,
    },
  });
});

test("an offer of the administration is known to the two sides alone", async () => {
  const admin = await server.signIn(users.admin);
  const third = await joinByLink(server, admin);
  const body = { enterpriseId: ownEnterprise, toUserId: users.buyer };
  await server.call(offerTransfer, { body }, { token: admin });
  const transfer = async (token: string) =>
    (await server.call(getEnterprise, { query: { enterpriseId: ownEnterprise } }, { token })).data.transfer;
  expect(await transfer(admin)).toMatchObject({ toUserId: users.buyer });
  expect(await transfer(await server.signIn(users.buyer))).toMatchObject({ toUserId: users.buyer });
  expect(await transfer(third)).toBeNull();
});
