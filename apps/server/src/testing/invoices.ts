/** Invoices step by step, for tests that begin with one. */
import type { InputOf } from "@tradehall/api-client/contract";
import { applyForInvoice } from "@tradehall/api-client/endpoints/invoice/apply-for-invoice";
import { changeInvoice } from "@tradehall/api-client/endpoints/invoice/change-invoice";
import { getInvoice } from "@tradehall/api-client/endpoints/invoice/get-invoice";
import { addTitle } from "@tradehall/api-client/endpoints/invoice/title/add-title";
import { withdrawInvoice } from "@tradehall/api-client/endpoints/invoice/withdraw-invoice";
import { sandboxIssueInvoice } from "@tradehall/api-client/endpoints/sandbox/order/issue-invoice";
import { titleFormExample } from "@tradehall/api-client/models/examples/invoice";
import { buyNow, pay } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";
import { screwM6 } from "./trade.ts";

type TitleForm = InputOf<typeof addTitle>["body"];

export const keepTitle = (server: TestServer, token: string, changes: Partial<TitleForm> = {}) =>
  server.call(addTitle, { body: { ...titleFormExample, ...changes } }, { token });

/** A company's title with all its fields, or what is changed of it. */
export async function titleIdOf(...input: Parameters<typeof keepTitle>): Promise<number> {
  const answer = await keepTitle(...input);
  if (!answer.success) throw new Error(`not kept: ${answer.msg}`);
  return answer.data.titleId;
}

export const person = { titleType: 1, titleName: "王建国" } as const;

export async function paidOrder(server: TestServer, token: string, pieces = 1): Promise<string> {
  const orderNumber = await buyNow(server, token, screwM6, pieces);
  await pay(server, token, orderNumber);
  return orderNumber;
}

const request = (orderNumber: string, titleId: number, invoiceType: 1 | 2 = 1) => ({
  body: { orderNumber, titleId, invoiceType },
});

export const askForInvoice = (server: TestServer, token: string, ...of: Parameters<typeof request>) =>
  server.call(applyForInvoice, request(...of), { token });

export const changeTo = (server: TestServer, token: string, ...of: Parameters<typeof request>) =>
  server.call(changeInvoice, request(...of), { token });

export const giveUp = (server: TestServer, token: string, orderNumber: string) =>
  server.call(withdrawInvoice, { params: { orderNumber } }, { token });

export const issue = (server: TestServer, orderNumber: string) =>
  server.call(sandboxIssueInvoice, { params: { orderNumber } });

export const invoiceOf = (server: TestServer, token: string, orderNumber: string) =>
  server.call(getInvoice, { query: { orderNumber } }, { token });

/** A paid order whose invoice was issued. */
export async function issuedOrder(server: TestServer, token: string, pieces = 1): Promise<string> {
  const orderNumber = await paidOrder(server, token, pieces);
  await askForInvoice(server, token, orderNumber, await titleIdOf(server, token));
  const answer = await issue(server, orderNumber);
  if (!answer.success) throw new Error(`not issued: ${answer.msg}`);
  return orderNumber;
}
