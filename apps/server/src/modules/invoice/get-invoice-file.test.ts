import { getInvoiceFile } from "@tradehall/api-client/endpoints/invoice/get-invoice-file";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { askForInvoice, invoiceOf, issue, paidOrder, titleIdOf } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const file = (token: string, orderNumber: string) =>
  server.call(getInvoiceFile, { query: { orderNumber } }, { token });

test("is the PDF of the order's invoice, the same bytes each time, for its buyer alone", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await paidOrder(server, token, 7);
  await askForInvoice(server, token, orderNumber, await titleIdOf(server, token), 2);
  expect(await file(token, orderNumber)).toMatchObject({ code: "A00001", msg: "发票尚未开具" });
  await issue(server, orderNumber);
  const { data } = await file(token, orderNumber);
  const { data: invoice } = await invoiceOf(server, token, orderNumber);
  expect(data).toMatchObject({ fileName: `${invoice.invoiceNo}.pdf`, contentType: "application/pdf" });
  expect((await file(token, orderNumber)).data.base64).toBe(data.base64);
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(data.base64, "base64")));
  const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, "");
  const [line] = invoice.lines;
  for (const words of [
    ...[invoice.invoiceNo, orderNumber, invoice.title.titleName, invoice.title.taxNo, invoice.title.bankName],
    ...[`${invoice.capitals}`, `¥${invoice.amount}`, invoice.netAmount, invoice.taxAmount],
    ...[line?.name.replace(/\s+/g, "") ?? "", line?.netAmount ?? "", line?.taxAmount ?? ""],
  ])
    expect(text).toContain(words.replace(/\s+/g, ""));
  const theirs = await server.signIn(world.users.other);
  expect(await file(theirs, orderNumber)).toMatchObject({ code: "A00001", msg: "该订单没有发票" });
});
