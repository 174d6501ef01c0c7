import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { withdrawApplication } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-application";
import { listEnterprises } from "@tradehall/api-client/endpoints/enterprise/list-enterprises";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enterpriseApplications, enterprises } from "#server/db/schema/index.ts";
import { askToJoin, ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const ownOf = async (token: string) => (await server.call(listEnterprises, {}, { token })).data.applications;

test("one application waits at an enterprise, which only its administrator sees", async () => {
  const token = await server.signIn(users.retail);
  const asked = await askToJoin(server, token, " 华东设备有限公司 ");
  expect(asked.data.enterpriseName).toBe("华东设备有限公司");
  expect(await askToJoin(server, token)).toMatchObject({ msg: "您的申请正在等待管理员处理" });
  expect(await ownOf(token)).toMatchObject([{ enterpriseName: "华东设备有限公司", state: "waiting" }]);
  const query = { enterpriseId: ownEnterprise };
  const seenBy = async (userId: number) =>
    (await server.call(getEnterprise, { query }, { token: await server.signIn(userId) })).data.applications;
  expect(await seenBy(users.admin)).toMatchObject([
    { nickName: "retail01", mobile: "138****0103", note: "采购部" },
  ]);
  expect(await seenBy(users.buyer)).toEqual([]);
  const params = { applicationId: asked.data.applicationId };
  const other = await server.signIn(users.other);
  expect(await server.call(withdrawApplication, { params }, { token: other })).toMatchObject({
    msg: "申请不存在或已处理",
  });
  expect((await server.call(withdrawApplication, { params }, { token })).success).toBe(true);
});

test("by the whole name or the credit code alone; members, and who has many waiting, are told", async () => {
  const token = await server.signIn(users.retail);
  const atField = async (enterprise: string, note = "") =>
    (await askToJoin(server, token, enterprise, note)).data as unknown;
  const unknown = { fields: { enterprise: expect.stringContaining("没有找到该企业") } };
  for (const enterprise of ["华东", "华东设备", "%", "9131"])
    expect(await atField(enterprise)).toEqual(unknown);
  expect(await atField("")).toMatchObject({ fields: { enterprise: expect.stringContaining("请输入") } });
  expect(await atField("华东设备有限公司", "长".repeat(enterpriseLimits.joinNote + 1))).toHaveProperty(
    "fields.note",
  );
  const { db } = server.database;
  await db
    .update(enterprises)
    .set({ creditCode: "91310115MA1K3TY08R" })
    .where(eq(enterprises.id, ownEnterprise));
  expect((await askToJoin(server, token, "９1310115ma1k3ty08r")).success).toBe(true);
  const member = await server.signIn(users.buyer);
  expect(await askToJoin(server, member)).toMatchObject({ msg: "您已是该企业成员" });
  expect(await askToJoin(server, undefined)).toMatchObject({ code: "A00004" });
  const names = Array.from({ length: enterpriseLimits.ownApplications }, (_, index) => `满员${index}厂`);
  const base = { adminUserId: users.admin, shopId: world.shops.own, createdAt: server.clock.now() };
  await db.insert(enterprises).values(names.map((name) => ({ ...base, name })));
  const answers = [];
  for (const name of names) answers.push((await askToJoin(server, token, name)).success);
  expect(answers.filter(Boolean)).toHaveLength(enterpriseLimits.ownApplications - 1);
  await db.delete(enterpriseApplications);
  await db.update(enterprises).set({ closedAt: server.clock.now() }).where(eq(enterprises.name, "满员0厂"));
  expect(await atField("满员0厂")).toEqual(unknown);
});
