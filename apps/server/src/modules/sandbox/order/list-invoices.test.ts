import { sandboxListInvoices } from "@tradehall/api-client/endpoints/sandbox/order/list-invoices";
import { expect, test } from "vitest";
import { askForInvoice, issuedOrder, paidOrder, titleIdOf } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists what was asked for, and says what can be issued", async () => {
  const token = await server.signIn(world.users.buyer);
  const issued = await issuedOrder(server, token);
  await server.clock.advance(1_000);
  const waiting = await paidOrder(server, token);
  await askForInvoice(server, token, waiting, await titleIdOf(server, token));
  const { data } = await server.call(sandboxListInvoices);
  expect(data).toMatchObject([
    { orderNumber: waiting, account: "buyer01", invoiceStatus: 1, isIssuable: 1 },
    { orderNumber: issued, invoiceStatus: 2, isIssuable: 0 },
  ]);
  expect((await server.app.inject({ url: "/sandbox" })).body).toContain(`/sandbox/invoices/${waiting}/issue`);
});
