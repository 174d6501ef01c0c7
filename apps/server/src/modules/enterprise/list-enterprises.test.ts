import { listEnterprises } from "@tradehall/api-client/endpoints/enterprise/list-enterprises";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, enterprises } = world;

test("lists the enterprises of a user with role and members, the one in effect marked", async () => {
  const list = async (userId: number) =>
    (await server.call(listEnterprises, {}, { token: await server.signIn(userId) })).data.enterprises;
  expect(await list(users.buyer)).toMatchObject([
    { enterpriseId: enterprises.first, role: "member", memberCount: 2, isCurrent: 1 },
    { enterpriseId: enterprises.second, role: "administrator", memberCount: 1, isCurrent: 0 },
  ]);
  expect(await list(users.retail)).toEqual([]);
  expect(await server.call(listEnterprises)).toMatchObject({ code: "A00004" });
});
