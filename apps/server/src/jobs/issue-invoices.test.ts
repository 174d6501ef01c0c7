import { expect, test } from "vitest";
import { askForInvoice, invoiceOf, paidOrder, titleIdOf } from "../testing/invoices.ts";
import { testServer } from "../testing/test-server.ts";
import { world } from "../testing/world.ts";
import { issueInvoices } from "./issue-invoices.ts";

const server = testServer({ autopilot: true });
const minute = 60_000;

async function asked() {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await paidOrder(server, token);
  await askForInvoice(server, token, orderNumber, await titleIdOf(server, token));
  const status = async () => (await invoiceOf(server, token, orderNumber)).data.invoiceStatus;
  return { status };
}

test("issues a minute later, once however many processes there are", async () => {
  const { status } = await asked();
  await issueInvoices(server);
  expect(await status()).toBe(1);
  await server.clock.advance(minute);
  await Promise.all([issueInvoices(server), issueInvoices(server)]);
  expect(await status()).toBe(2);
});

test("leaves to people what has waited for more than an hour, and everything where it is off", async () => {
  const { status } = await asked();
  await server.clock.advance(minute);
  const { database, clock, settings } = server;
  await issueInvoices({ ...server, database, clock, settings: { ...settings, autopilot: false } });
  expect(await status()).toBe(1);
  await server.clock.advance(60 * minute);
  await issueInvoices(server);
  expect(await status()).toBe(1);
});
