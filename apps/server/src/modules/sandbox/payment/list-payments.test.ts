import { sandboxListPayments } from "@tradehall/api-client/endpoints/sandbox/payment/list-payments";
import { expect, test } from "vitest";
import { buyNow, openPayment } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("the console sees the codes there are to scan", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  const { payNo, qrText } = (await openPayment(server, token, orderNumber)).data;
  const { data } = await server.call(sandboxListPayments);
  expect(data).toMatchObject([{ payNo, qrText, status: "waiting", orderNumbers: orderNumber }]);
  await server.clock.advance(300_000);
  expect((await server.call(sandboxListPayments)).data).toMatchObject([{ payNo, status: "expired" }]);
});
