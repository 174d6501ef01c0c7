import { closeEnterprise } from "@tradehall/api-client/endpoints/enterprise/close-enterprise";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enterprises, orders, users as userTable } from "#server/db/schema/index.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { confirm, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("an order that is made while the account closes keeps it open, or is refused", async () => {
  const { db } = server.database;
  const admin = await server.signIn(users.admin);
  const member = await server.signIn(users.buyer);
  await db.update(userTable).set({ currentEnterpriseId: ownEnterprise }).where(eq(userTable.id, users.buyer));
  const { data } = await confirm(server, member, { orderItem: { ...helmet, prodCount: 1 } });
  const params = { enterpriseId: ownEnterprise };
  const [placed, closed] = await Promise.all([
    submit(server, member, data.uuid),
    server.call(closeEnterprise, { params }, { token: admin }),
  ]);
  const [row] = await db.select().from(enterprises).where(eq(enterprises.id, ownEnterprise));
  const made = await db.$count(orders, eq(orders.enterpriseId, ownEnterprise));
  expect(placed.success).not.toBe(closed.success);
  expect(row?.closedAt === null).toBe(made === 1);
});
