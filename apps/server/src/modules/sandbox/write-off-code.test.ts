import { sandboxWriteOffCode } from "@tradehall/api-client/endpoints/sandbox/write-off-code";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#server/db/schema/index.ts";
import { buyNow, detailOf, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("uses a code once, and not while a refund runs", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const change = (changes: Partial<typeof orders.$inferInsert>) =>
    server.database.db.update(orders).set(changes).where(eq(orders.orderNumber, orderNumber));
  await change({ virtualCodes: ["CODE1", "CODE2"], refundStatus: 1 });
  const use = (code: string) => server.call(sandboxWriteOffCode, { body: { code } });
  expect((await use("CODE1")).msg).toBe("订单状态已变更");
  await change({ refundStatus: 0 });
  expect((await use("CODE1")).data).toEqual({ orderNumber });
  expect((await use("CODE1")).msg).toBe("券码不存在或已失效");
  expect((await use("CODE9")).msg).toBe("券码不存在或已失效");
  expect((await detailOf(server, token, orderNumber)).virtualInfoList).toEqual([
    { writeOffCode: "CODE1", isWriteOff: 1 },
    { writeOffCode: "CODE2", isWriteOff: 0 },
  ]);
});
