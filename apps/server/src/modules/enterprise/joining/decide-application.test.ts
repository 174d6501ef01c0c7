import { decideApplication } from "@tradehall/api-client/endpoints/enterprise/joining/decide-application";
import { listEnterprises } from "@tradehall/api-client/endpoints/enterprise/list-enterprises";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifyLogs } from "#server/db/schema/index.ts";
import { askToJoin, invite, joinByLink, ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const decide = (token: string, applicationId: number, isApproved: 0 | 1, reason?: string) => {
  const body = { enterpriseId: ownEnterprise, applicationId, isApproved };
  return server.call(
    decideApplication,
    { body: { ...body, ...(reason === undefined ? {} : { reason }) } },
    { token },
  );
};
const messageTo = async (userId: number) => {
  const { db } = server.database;
  const [last] = await db
    .select()
    .from(notifyLogs)
    .where(eq(notifyLogs.userId, userId))
    .orderBy(desc(notifyLogs.id))
    .limit(1);
  return last;
};

test("a refusal needs its reason, which the applicant reads; they may ask again and be approved", async () => {
  const admin = await server.signIn(users.admin);
  const token = await server.signIn(users.retail);
  const first = (await askToJoin(server, token)).data.applicationId;
  expect(await messageTo(users.admin)).toMatchObject({ event: "enterpriseAsked" });
  expect((await decide(admin, first, 0, "  ")).data).toMatchObject({ fields: { reason: "请输入原因" } });
  expect((await decide(admin, first, 0, "请由部门负责人申请")).success).toBe(true);
  expect(await messageTo(users.retail)).toMatchObject({
    event: "enterpriseRefused",
    values: { reason: "请由部门负责人申请" },
  });
  expect(await decide(admin, first, 1)).toMatchObject({ msg: "申请不存在或已处理" });
  const second = (await askToJoin(server, token)).data.applicationId;
  const answers = await Promise.all([decide(admin, second, 1), decide(admin, second, 1)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const { data } = await server.call(listEnterprises, {}, { token });
  expect(data.enterprises).toMatchObject([{ enterpriseId: ownEnterprise, role: "member" }]);
});

test("who was invited meanwhile is a member once; an application of another enterprise is not seen", async () => {
  const admin = await server.signIn(users.admin);
  const homeless = await server.signIn(users.homeless);
  const { applicationId } = (await askToJoin(server, homeless)).data;
  await invite(server, admin);
  await joinByLink(server, admin, ownEnterprise, users.homeless);
  expect((await decide(admin, applicationId, 1)).success).toBe(true);
  const elsewhere = await server.signIn(users.other);
  const body = { enterpriseId: world.enterprises.others, applicationId, isApproved: 1 as const };
  expect(await server.call(decideApplication, { body }, { token: elsewhere })).toMatchObject({
    msg: "申请不存在或已处理",
  });
});
