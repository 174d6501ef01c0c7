import { expect, test } from "vitest";
import {
  askForInvoice,
  changeTo,
  invoiceOf,
  issue,
  paidOrder,
  person,
  titleIdOf,
} from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("changes kind and title until the invoice is issued", async () => {
  const token = await server.signIn(world.users.buyer);
  const [mine, unit] = [await titleIdOf(server, token, person), await titleIdOf(server, token)];
  const orderNumber = await paidOrder(server, token);
  expect(await changeTo(server, token, orderNumber, mine)).toMatchObject({ msg: "当前状态不支持此发票操作" });
  await askForInvoice(server, token, orderNumber, mine);
  expect((await changeTo(server, token, orderNumber, unit, 2)).data.invoiceStatus).toBe(1);
  expect((await invoiceOf(server, token, orderNumber)).data).toMatchObject({ invoiceType: 2, titleType: 2 });
  await issue(server, orderNumber);
  expect(await changeTo(server, token, orderNumber, mine)).toMatchObject({ code: "A00001" });
  expect((await invoiceOf(server, token, orderNumber)).data.title.taxNo).toBe("91310115MA1K4TY081");
});
