/** Quotes step by step, for tests that begin with one. */
import { askForQuotes } from "@tradehall/api-client/endpoints/quote/ask-for-quotes";
import { counterQuote } from "@tradehall/api-client/endpoints/quote/counter-quote";
import { getQuote } from "@tradehall/api-client/endpoints/quote/get-quote";
import { sandboxAnswerQuote } from "@tradehall/api-client/endpoints/sandbox/order/answer-quote";
import { confirm } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";
import { helmet } from "./trade.ts";

export const tenHelmets = { skuId: helmet.skuId, prodCount: 10, price: "15" };

export const askQuote = (server: TestServer, token: string | undefined, more: object = {}) =>
  server.call(
    askForQuotes,
    { body: { items: [tenHelmets], deliverBy: "", note: "", attachments: "", ...more } },
    { token },
  );

/** Asks for ten helmets; answers the number of the quote. */
export async function asked(server: TestServer, token: string, more: object = {}): Promise<string> {
  const answer = await askQuote(server, token, more);
  if (!answer.success) throw new Error(`not asked: ${answer.code} ${answer.msg}`);
  return answer.data.quoteNos[0] ?? "";
}

/** The shop's answer: helmets at ¥16.00, from ten pieces. */
export const answer = (server: TestServer, quoteNo: string, more: object = {}) =>
  server.call(sandboxAnswerQuote, {
    params: { quoteNo },
    body: {
      lines: [{ skuId: helmet.skuId, price: "16.00", deliverBy: "", minCount: 10 }],
      note: "含税",
      ...more,
    },
  });

/** Asks and has it answered; answers the number of the quote. */
export async function quoted(server: TestServer, token: string, more: object = {}): Promise<string> {
  const quoteNo = await asked(server, token);
  const answered = await answer(server, quoteNo, more);
  if (!answered.success) throw new Error(`not answered: ${answered.msg}`);
  return quoteNo;
}

export const counter = (server: TestServer, token: string | undefined, quoteNo: string, more: object = {}) =>
  server.call(
    counterQuote,
    { body: { quoteNo, items: [tenHelmets], deliverBy: "", note: "", attachments: "", ...more } },
    { token },
  );

export const quoteOf = (server: TestServer, token: string | undefined, quoteNo: string) =>
  server.call(getQuote, { query: { quoteNo } }, { token });

export const confirmQuote = (server: TestServer, token: string, quoteNo: string, more: object = {}) =>
  confirm(server, token, { quoteNo, ...more });
