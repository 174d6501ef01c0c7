import { endOtherSessions } from "@tradehall/api-client/endpoints/account/session/end-other-sessions";
import { listSessions } from "@tradehall/api-client/endpoints/account/session/list-sessions";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("signs all other devices of the buyer out", async () => {
  const here = await server.signIn(world.users.buyer);
  const others = [await server.signIn(world.users.buyer), await server.signIn(world.users.buyer)];
  const stranger = await server.signIn(world.users.retail);
  const list = (token: string) => server.call(listSessions, {}, { token });
  await server.call(endOtherSessions, {}, { token: here });
  expect((await list(here)).data).toHaveLength(1);
  for (const other of others)
    expect(await list(other)).toMatchObject({ code: "A00004", data: { reason: "offline" } });
  expect(await list(stranger)).toMatchObject({ success: true });
  expect(await server.call(endOtherSessions)).toMatchObject({ code: "A00004" });
});
