import { agreeToTerms } from "@tradehall/api-client/endpoints/enterprise/agree-to-terms";
import { selectEnterprise } from "@tradehall/api-client/endpoints/enterprise/select-enterprise";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enterpriseMembers } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, enterprises } = world;
const agree = async (userId: number, enterpriseId: number) =>
  server.call(agreeToTerms, { body: { enterpriseId } }, { token: await server.signIn(userId) });

test("asks an administrator once", async () => {
  expect(await agree(users.admin, enterprises.first)).toMatchObject({ success: true });
  const body = { userId: users.admin, currentEpId: enterprises.first };
  const answer = await server.call(selectEnterprise, { body }, { token: await server.signIn(users.admin) });
  expect(answer.data.epAdminFirstLogin).toBe(0);
});

test("keeps the first agreement when it is sent again", async () => {
  const read = async () => {
    const rows = await server.database.db
      .select()
      .from(enterpriseMembers)
      .where(eq(enterpriseMembers.userId, users.admin));
    return rows[0]?.agreedAt;
  };
  const before = await read();
  await server.clock.advance(60_000);
  expect(await agree(users.admin, enterprises.first)).toMatchObject({ success: true });
  expect(await read()).toEqual(before);
});

test("refuses who is a mere member or a stranger", async () => {
  const missing = { code: "A00001", msg: "企业不存在或您已不是成员" };
  expect(await agree(users.buyer, enterprises.first)).toMatchObject(missing);
  expect(await agree(users.admin, enterprises.others)).toMatchObject(missing);
});
