import { listQuotes } from "@tradehall/api-client/endpoints/quote/list-quotes";
import { withdrawQuote } from "@tradehall/api-client/endpoints/quote/withdraw-quote";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import type { QuoteState } from "@tradehall/mall-rules/states/purchase/quote";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { expect, test } from "vitest";
import { asked, quoted } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("quotes by state, the changed last first; an answer is over with its validity", async () => {
  let token = await server.signIn(users.buyer);
  const list = async (query: { state?: QuoteState; current?: number; size?: number } = {}) =>
    (await server.call(listQuotes, { query }, { token })).data;
  const numbers = async (state?: QuoteState) =>
    (await list(state ? { state } : {})).records.map(({ quoteNo }) => quoteNo);
  expect(await numbers()).toEqual([]);
  const waiting = await asked(server, token);
  await server.clock.advance(1_000);
  const withdrawn = await asked(server, token);
  await server.call(withdrawQuote, { body: { quoteNo: withdrawn } }, { token });
  await server.clock.advance(1_000);
  const answered = await quoted(server, token);
  expect(await numbers()).toEqual([answered, withdrawn, waiting]);
  expect(await numbers("asked")).toEqual([waiting]);
  expect(await numbers("answered")).toEqual([answered]);
  expect(await numbers("withdrawn")).toEqual([withdrawn]);
  expect((await list({ state: "answered" })).records[0]).toMatchObject({
    ...{ lineCount: 1, amount: "160.00", shopName: "经销商店", orderNumber: "" },
    allowedActions: ["accept", "counter", "decline"],
  });
  await server.clock.advance(quoteLimits.validDays * dayMs);
  token = await server.signIn(users.buyer);
  expect(await numbers("answered")).toEqual([]);
  expect((await list({ state: "expired" })).records).toMatchObject([
    { quoteNo: answered, state: "expired", allowedActions: [] },
  ]);
  const second = await list({ current: 2, size: 2 });
  expect(second).toMatchObject({ total: 3, pages: 2, records: [{ quoteNo: waiting }] });
});

test("a state that is none is refused, and who has no session sees nothing", async () => {
  const token = await server.signIn(users.buyer);
  const odd = { query: { state: "paid" as QuoteState } };
  expect(await server.call(listQuotes, odd, { token })).toMatchObject({ code: "A00014" });
  expect(await server.call(listQuotes, { query: {} })).toMatchObject({ code: "A00004" });
});
