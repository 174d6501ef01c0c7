import { expect, test } from "vitest";
import { askForInvoice, giveUp, issuedOrder, paidOrder, titleIdOf } from "#server/testing/invoices.ts";
import { detailOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("gives up what is not issued yet, and nothing else", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await paidOrder(server, token);
  await askForInvoice(server, token, orderNumber, await titleIdOf(server, token));
  const theirs = await server.signIn(world.users.other);
  expect(await giveUp(server, theirs, orderNumber)).toMatchObject({ msg: "订单不存在" });
  expect((await giveUp(server, token, orderNumber)).data).toMatchObject({
    ...{ invoiceStatus: 3, allowedActions: ["apply"] },
  });
  expect((await detailOf(server, token, orderNumber)).allowedActions).toContain("applyInvoice");
  const issued = await issuedOrder(server, token);
  expect(await giveUp(server, token, issued)).toMatchObject({ code: "A00001" });
});
