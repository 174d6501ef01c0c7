import { listMembers } from "@tradehall/api-client/endpoints/enterprise/list-members";
import { expect, test } from "vitest";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("lists members, the administrator first, numbers masked, found by a part of the name", async () => {
  const token = await server.signIn(users.buyer);
  const list = async (query: object) =>
    (await server.call(listMembers, { query: { enterpriseId: ownEnterprise, ...query } }, { token })).data;
  const all = await list({});
  expect(all.records).toMatchObject([
    { userId: users.admin, role: "administrator", isSelf: 0, mobile: "138****0105" },
    { userId: users.buyer, role: "member", isSelf: 1 },
  ]);
  expect(await list({ size: 1, current: 2 })).toMatchObject({ total: 2, records: [all.records[1]] });
  const name = all.records[1]?.nickName ?? "";
  expect((await list({ keyword: name })).records).toContainEqual(all.records[1]);
  expect((await list({ keyword: "%" })).records).toEqual([]);
});
