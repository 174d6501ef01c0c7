import { declineQuote } from "@tradehall/api-client/endpoints/quote/decline-quote";
import { expect, test } from "vitest";
import { asked, confirmQuote, quoted, quoteOf } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const decline = (token: string | undefined, quoteNo: string) =>
  server.call(declineQuote, { body: { quoteNo } }, { token });

test("an answer is declined once, and ordered no more", async () => {
  const token = await server.signIn(world.users.buyer);
  const quoteNo = await quoted(server, token);
  expect(await decline(undefined, quoteNo)).toMatchObject({ code: "A00004" });
  expect(await decline(await server.signIn(world.users.other), quoteNo)).toMatchObject({ code: "A00001" });
  expect((await decline(token, quoteNo)).success).toBe(true);
  expect((await decline(token, quoteNo)).success).toBe(false);
  expect((await quoteOf(server, token, quoteNo)).data).toMatchObject({
    state: "declined",
    allowedActions: [],
  });
  expect((await confirmQuote(server, token, quoteNo)).success).toBe(false);
});

test("what is not answered is not declined", async () => {
  const token = await server.signIn(world.users.buyer);
  expect((await decline(token, await asked(server, token))).success).toBe(false);
});
