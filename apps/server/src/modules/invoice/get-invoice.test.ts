import { expect, test } from "vitest";
import { askForInvoice, invoiceOf, issue, paidOrder, titleIdOf } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const cents = (yuan: string) => Math.round(Number(yuan) * 100);

test("says what it would say, then what it says, to the fen; to its buyer alone", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await paidOrder(server, token, 3);
  expect(await invoiceOf(server, token, orderNumber)).toMatchObject({ msg: "该订单没有发票" });
  await askForInvoice(server, token, orderNumber, await titleIdOf(server, token), 2);
  const { data: before } = await invoiceOf(server, token, orderNumber);
  expect(before).toMatchObject({ invoiceStatus: 1, invoiceNo: "", issueTime: null, documents: [] });
  const lines = before.lines.reduce((sum, line) => sum + cents(line.grossAmount), 0);
  expect(lines).toBe(cents(before.amount));
  expect(cents(before.netAmount) + cents(before.taxAmount)).toBe(lines);
  expect(before.capitals).toMatch(/元/);
  await issue(server, orderNumber);
  const { data: after } = await invoiceOf(server, token, orderNumber);
  expect(after).toMatchObject({
    ...{ lines: before.lines, amount: before.amount, sellerName: "自营店", invoiceStatus: 2 },
    documents: [{ invoiceNo: after.invoiceNo, amount: before.amount, takenBackTime: null }],
  });
  expect(after.invoiceNo).toMatch(/^\d{20}$/);
  const theirs = await server.signIn(world.users.other);
  expect(await invoiceOf(server, theirs, orderNumber)).toMatchObject({ msg: "该订单没有发票" });
});
