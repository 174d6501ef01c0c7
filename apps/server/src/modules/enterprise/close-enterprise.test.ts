import { closeEnterprise } from "@tradehall/api-client/endpoints/enterprise/close-enterprise";
import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { listEnterprises } from "@tradehall/api-client/endpoints/enterprise/list-enterprises";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { fen } from "@tradehall/mall-rules/money";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creditLines, enterpriseMembers } from "#server/db/schema/index.ts";
import { acknowledgeRemoval, askToJoin, ownEnterprise } from "#server/testing/enterprises.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const close = (token: string) =>
  server.call(closeEnterprise, { params: { enterpriseId: ownEnterprise } }, { token });

test("closed once every order is complete and nothing is owed; members and who waits are told", async () => {
  const admin = await server.signIn(users.admin);
  const member = await server.signIn(users.buyer);
  const orderNumber = await buyNow(server, member, helmet);
  expect(await close(admin)).toMatchObject({ msg: expect.stringContaining("还有 1 个订单或售后未完成") });
  const body = { reason: "不想买了" };
  await server.call(cancelOrder, { params: { orderNumber }, body }, { token: member });
  const { db } = server.database;
  const line = {
    enterpriseId: ownEnterprise,
    shopId: world.shops.own,
    state: "open" as const,
    requestedBy: users.admin,
  };
  const amounts = { requestedFen: fen(500_00), limitFen: fen(500_00), usedFen: fen(120_50) };
  await db.insert(creditLines).values({ ...line, ...amounts, createdAt: server.clock.now() });
  expect(await close(admin)).toMatchObject({ msg: expect.stringContaining("¥120.50 账期欠款") });
  await db.update(creditLines).set({ usedFen: fen(0) });
  const retail = await server.signIn(users.retail);
  await askToJoin(server, retail);
  expect((await close(admin)).success).toBe(true);
  const query = { enterpriseId: ownEnterprise };
  await acknowledgeRemoval(server, admin);
  expect(await server.call(getEnterprise, { query }, { token: admin })).toMatchObject({ code: "A00001" });
  expect((await server.call(listEnterprises, {}, { token: retail })).data.applications).toEqual([]);
  const left = and(eq(enterpriseMembers.enterpriseId, ownEnterprise));
  expect(await db.$count(enterpriseMembers, left)).toBe(0);
});
