import { sandboxListQuotes } from "@tradehall/api-client/endpoints/sandbox/order/list-quotes";
import { expect, test } from "vitest";
import { asked, quoted } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("those that wait stand first, with what the shop may do", async () => {
  const token = await server.signIn(world.users.buyer);
  const waiting = await asked(server, token);
  await server.clock.advance(1_000);
  const answered = await quoted(server, token);
  const { data } = await server.call(sandboxListQuotes);
  expect(data.map(({ quoteNo, allowedActions }) => [quoteNo, allowedActions])).toEqual([
    [waiting, ["answer"]],
    [answered, []],
  ]);
});
