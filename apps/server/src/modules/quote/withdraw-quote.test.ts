import { withdrawQuote } from "@tradehall/api-client/endpoints/quote/withdraw-quote";
import { expect, test } from "vitest";
import { answer, asked, quoted, quoteOf } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const withdraw = (token: string | undefined, quoteNo: string) =>
  server.call(withdrawQuote, { body: { quoteNo } }, { token });

test("what waits for the shop is taken back once, and the shop answers it no more", async () => {
  const token = await server.signIn(world.users.buyer);
  const quoteNo = await asked(server, token);
  expect(await withdraw(undefined, quoteNo)).toMatchObject({ code: "A00004" });
  expect(await withdraw(await server.signIn(world.users.other), quoteNo)).toMatchObject({ code: "A00001" });
  expect((await withdraw(token, quoteNo)).success).toBe(true);
  expect(await withdraw(token, quoteNo)).toMatchObject({ msg: "询价单状态已变更，请刷新后查看" });
  expect((await answer(server, quoteNo)).success).toBe(false);
  expect((await quoteOf(server, token, quoteNo)).data).toMatchObject({
    state: "withdrawn",
    allowedActions: [],
  });
});

test("what is answered is declined, not taken back", async () => {
  const token = await server.signIn(world.users.buyer);
  expect((await withdraw(token, await quoted(server, token))).success).toBe(false);
});
