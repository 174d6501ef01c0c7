import { getClosing } from "@tradehall/api-client/endpoints/account/closing/get-closing";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("names open orders and what is lost, of the own account alone", async () => {
  const [token, others] = [await server.signIn(world.users.buyer), await server.signIn(world.users.retail)];
  const orderNumber = await buyNow(server, token, screwM6, 1);
  const { data } = await server.call(getClosing, {}, { token });
  expect(data).toMatchObject({ orders: [{ orderNumber, status: 1 }], refunds: [], closesAt: null });
  expect((await server.call(getClosing, {}, { token: others })).data.orders).toEqual([]);
  expect(await server.call(getClosing)).toMatchObject({ code: "A00004" });
});

test("names the enterprises of an administrator, balance and points", async () => {
  const { db } = server.database;
  const { admin } = world.users;
  const [before] = await db.select().from(users).where(eq(users.id, admin));
  await db
    .update(users)
    .set({ balanceFen: fen(12_000), points: 800 })
    .where(eq(users.id, admin));
  const { data } = await server.call(getClosing, {}, { token: await server.signIn(admin) });
  expect(data).toMatchObject({ balance: "120.00", points: 800 });
  expect(data.enterprises.length).toBeGreaterThan(0);
  const { balanceFen = fen(0), points = 0 } = before ?? {};
  await db.update(users).set({ balanceFen, points }).where(eq(users.id, admin));
});
