import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { expect, test } from "vitest";
import { askForInvoice, invoiceOf, issue, paidOrder, titleIdOf } from "#server/testing/invoices.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { apply } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("issues once what was asked for, and writes the buyer where it is", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await paidOrder(server, token);
  expect(await issue(server, orderNumber)).toMatchObject({ msg: "该订单没有发票" });
  await askForInvoice(server, token, orderNumber, await titleIdOf(server, token));
  const answers = await Promise.all([issue(server, orderNumber), issue(server, orderNumber)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const { data } = await invoiceOf(server, token, orderNumber);
  expect(data.documents).toHaveLength(1);
  const { data: messages } = await server.call(listMessages, {}, { token });
  expect(messages.records[0]).toMatchObject({
    title: "发票已开具",
    link: `/invoice-detail?orderNumber=${orderNumber}`,
  });
  expect(messages.records[0]?.content).toContain(data.invoiceNo);
});

test("issues nothing while money is on its way back, nor before it came", async () => {
  const token = await server.signIn(world.users.buyer);
  const titleId = await titleIdOf(server, token);
  const orderNumber = await paidOrder(server, token);
  await askForInvoice(server, token, orderNumber, titleId);
  await apply(server, token, orderNumber);
  expect(await issue(server, orderNumber)).toMatchObject({ msg: "当前状态不支持此发票操作" });
  const unpaid = await buyNow(server, token, screwM6, 1);
  expect(await issue(server, unpaid)).toMatchObject({ code: "A00001" });
});
