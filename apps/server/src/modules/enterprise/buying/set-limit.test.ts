import { listLimits } from "@tradehall/api-client/endpoints/enterprise/buying/list-limits";
import { setLimit } from "@tradehall/api-client/endpoints/enterprise/buying/set-limit";
import { expect, test } from "vitest";
import { limit } from "#server/testing/approvals.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, categories } = world;
const body = { enterpriseId: ownEnterprise, userId: users.buyer, perOrder: null, perMonth: null };

test("null is without limit, 0 is kept as 0, categories stay where none are named", async () => {
  const token = await server.signIn(users.admin);
  const ofBuyer = async () => {
    const { data } = await server.call(listLimits, { query: { enterpriseId: ownEnterprise } }, { token });
    return data.records.find(({ userId }) => userId === users.buyer);
  };
  expect(await ofBuyer()).toMatchObject({ perOrder: null, perMonth: null, categories: [] });
  await limit(server, {
    ...{ perOrder: "0.00", perMonth: "500.00" },
    categories: [{ categoryId: categories.top, perMonth: "30.00" }],
  });
  expect(await ofBuyer()).toMatchObject({ perOrder: "0.00", perMonth: "500.00" });
  await limit(server, { perMonth: "600.00" });
  expect(await ofBuyer()).toMatchObject({
    ...{ perOrder: null, perMonth: "600.00" },
    categories: [{ categoryId: categories.top, perMonth: "30.00" }],
  });
});

test("is for the administrator alone, of members alone", async () => {
  expect(await server.call(setLimit, { body })).toMatchObject({ code: "A00004" });
  const member = await server.signIn(users.buyer);
  expect(await server.call(setLimit, { body }, { token: member })).toMatchObject({ code: "A00001" });
  expect(await limit(server, {}, users.other)).toMatchObject({ msg: "该成员已不在企业中" });
  const token = await server.signIn(users.admin);
  const wrong = { body: { ...body, perOrder: "viel" as "1.00" } };
  expect(await server.call(setLimit, wrong, { token })).toMatchObject({ code: "A00014" });
});
