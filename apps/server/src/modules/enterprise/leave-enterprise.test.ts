import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { leaveEnterprise } from "@tradehall/api-client/endpoints/enterprise/leave-enterprise";
import { offerTransfer } from "@tradehall/api-client/endpoints/enterprise/offer-transfer";
import { expect, test } from "vitest";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("a member leaves, with an offer of the administration to them; the administrator hands over first", async () => {
  const admin = await server.signIn(users.admin);
  const leave = (token: string) =>
    server.call(leaveEnterprise, { params: { enterpriseId: ownEnterprise } }, { token });
  const body = { enterpriseId: ownEnterprise, toUserId: users.buyer };
  await server.call(offerTransfer, { body }, { token: admin });
  expect((await leave(await server.signIn(users.buyer))).success).toBe(true);
  const { data } = await server.call(
    getEnterprise,
    { query: { enterpriseId: ownEnterprise } },
    { token: admin },
  );
  expect(data).toMatchObject({ memberCount: 1, transfer: null });
  expect(await leave(admin)).toMatchObject({ code: "A00001" });
});
