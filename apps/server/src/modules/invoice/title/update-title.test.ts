import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { updateTitle } from "@tradehall/api-client/endpoints/invoice/title/update-title";
import { titleFormExample } from "@tradehall/api-client/models/examples/invoice";
import { expect, test } from "vitest";
import { askForInvoice, invoiceOf, paidOrder, titleIdOf } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const update = (token: string, titleId: number, changes: object) =>
  server.call(updateTitle, { body: { ...titleFormExample, ...changes, titleId } }, { token });

test("changes a title, leaves it the default one, and changes no invoice that was asked for", async () => {
  const token = await server.signIn(world.users.buyer);
  const titleId = await titleIdOf(server, token);
  const orderNumber = await paidOrder(server, token);
  await askForInvoice(server, token, orderNumber, titleId);
  const { data } = await update(token, titleId, { titleName: "改名有限公司", isDefault: 0 });
  expect(data).toMatchObject({ titleName: "改名有限公司", isDefault: 1 });
  expect((await invoiceOf(server, token, orderNumber)).data.title.titleName).toBe(titleFormExample.titleName);
});

test("names faulty fields, and cannot change someone else's", async () => {
  const [mine, theirs] = await Promise.all([world.users.buyer, world.users.other].map(server.signIn));
  const titleId = await titleIdOf(server, mine ?? "");
  expect((await update(mine ?? "", titleId, { taxNo: "1" })).data).toHaveProperty("fields.taxNo");
  expect(await update(theirs ?? "", titleId, {})).toMatchObject({ msg: "发票抬头不存在" });
  const { data } = await server.call(listTitles, {}, { token: mine ?? "" });
  expect(data.find((one) => one.titleId === titleId)?.taxNo).toBe(titleFormExample.taxNo);
});
