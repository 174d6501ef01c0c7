import { listInvoices } from "@tradehall/api-client/endpoints/invoice/list-invoices";
import { expect, test } from "vitest";
import { askForInvoice, giveUp, issuedOrder, paidOrder, titleIdOf } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists the buyer's invoices by tab, newest first, without those given up", async () => {
  const token = await server.signIn(world.users.buyer);
  const issued = await issuedOrder(server, token);
  const titleId = await titleIdOf(server, token);
  const [applying, closed] = [await paidOrder(server, token), await paidOrder(server, token)];
  await server.clock.advance(1_000);
  for (const orderNumber of [applying, closed]) await askForInvoice(server, token, orderNumber, titleId);
  await giveUp(server, token, closed);
  const list = async (sts: 0 | 1 | 2, size = 10) =>
    (await server.call(listInvoices, { query: { sts, size } }, { token })).data;
  const numbers = async (sts: 0 | 1 | 2) => (await list(sts)).records.map((one) => one.orderNumber);
  expect(await numbers(0)).toEqual([applying, issued]);
  expect(await numbers(1)).toEqual([applying]);
  expect(await numbers(2)).toEqual([issued]);
  expect(await list(0, 1)).toMatchObject({ total: 2, pages: 2, records: [{ orderNumber: applying }] });
  const theirs = await server.signIn(world.users.other);
  expect((await server.call(listInvoices, {}, { token: theirs })).data.total).toBe(0);
});
