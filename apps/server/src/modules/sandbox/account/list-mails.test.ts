import { sendInvoice } from "@tradehall/api-client/endpoints/invoice/send-invoice";
import { sandboxListMails } from "@tradehall/api-client/endpoints/sandbox/account/list-mails";
import { expect, test } from "vitest";
import { issuedOrder } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists letters, newest first, on the console page, too", async () => {
  expect((await server.call(sandboxListMails)).data).toEqual([]);
  const token = await server.signIn(world.users.buyer);
  const params = { orderNumber: await issuedOrder(server, token) };
  for (const email of ["one@example.com", "two@example.com"])
    await server.call(sendInvoice, { params, body: { email } }, { token });
  const { data } = await server.call(sandboxListMails);
  expect(data.map(({ email }) => email)).toEqual(["two@example.com", "one@example.com"]);
  expect((await server.app.inject({ url: "/sandbox" })).body).toContain("two@example.com");
});
