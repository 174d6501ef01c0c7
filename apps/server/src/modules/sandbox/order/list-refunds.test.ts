import { sandboxListRefunds } from "@tradehall/api-client/endpoints/sandbox/order/list-refunds";
import { expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { applied } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists refunds of all buyers with what their sellers may do, also on the page", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const refundSn = await applied(server, token, orderNumber);
  const { data } = await server.call(sandboxListRefunds);
  expect(data).toMatchObject([{ refundSn, account: "buyer01", events: ["accept", "refuse"] }]);
  const { body } = await server.app.inject({ url: "/sandbox" });
  expect(body).toContain(`/sandbox/refunds/${refundSn}/act`);
  expect(body).toContain('name="sellerMsg"');
});
