import { decideApplication } from "@tradehall/api-client/endpoints/enterprise/joining/decide-application";
import { withdrawApplication } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-application";
import { expect, test } from "vitest";
import { askToJoin, ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("of withdrawing and approving at once one holds", async () => {
  const admin = await server.signIn(users.admin);
  const token = await server.signIn(users.retail);
  const { applicationId } = (await askToJoin(server, token)).data;
  const body = { enterpriseId: ownEnterprise, applicationId, isApproved: 1 as const };
  const answers = await Promise.all([
    server.call(withdrawApplication, { params: { applicationId } }, { token }),
    server.call(decideApplication, { body }, { token: admin }),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await server.call(withdrawApplication, { params: { applicationId } })).toMatchObject({
    code: "A00004",
  });
});
