import { endSession } from "@tradehall/api-client/endpoints/account/session/end-session";
import { listSessions } from "@tradehall/api-client/endpoints/account/session/list-sessions";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("signs one other device of the buyer out, and neither the own one nor another buyer's", async () => {
  const here = await server.signIn(world.users.buyer);
  const there = await server.signIn(world.users.buyer);
  const stranger = await server.signIn(world.users.retail);
  const list = (token: string) => server.call(listSessions, {}, { token });
  const [own, other] = (await list(here)).data;
  const [foreign] = (await list(stranger)).data;
  const end = (one: { sessionId: number } | undefined) =>
    server.call(endSession, { params: { sessionId: one?.sessionId ?? 0 } }, { token: here });
  for (const one of [own, other, other]) expect(await end(one)).toMatchObject({ success: true });
  for (const one of [foreign, { sessionId: 9_999 }])
    expect(await end(one)).toMatchObject({ code: "A00001", msg: "该设备不存在" });
  expect((await list(here)).data).toEqual([own]);
  expect(await list(there)).toMatchObject({ code: "A00004", data: { reason: "offline" } });
  expect(await list(stranger)).toMatchObject({ success: true });
  expect(await server.call(endSession, { params: { sessionId: 1 } })).toMatchObject({ code: "A00004" });
});
