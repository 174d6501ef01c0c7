import { listSessions } from "@tradehall/api-client/endpoints/account/session/list-sessions";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("names each device, its masked address and its last use, the own one first", async () => {
  const headers = { "user-agent": firefox, "x-forwarded-for": "203.0.113.9" };
  const body = { userName: "buyer01", passWord: "Mall@2026" };
  const signedIn = await server.call(signIn, { body }, { headers });
  const token = signedIn.data.accessToken;
  const opened = server.clock.now().getTime();
  await server.clock.advance(sessionLimits.usedEveryMs + 1_000);
  const other = await server.signIn(world.users.buyer);
  await server.signIn(world.users.retail);
  const { data } = await server.call(listSessions, {}, { token });
  expect(data).toMatchObject([
    { device: "Firefox · Linux", address: "203.0.*.*", isCurrent: 1 },
    { device: "", address: "", isCurrent: 0 },
  ]);
  expect(data[0]?.lastUsedAt).toBeGreaterThan(opened + sessionLimits.usedEveryMs);
  const [first] = (await server.call(listSessions, {}, { token: other })).data;
  expect(first).toMatchObject({ device: "", isCurrent: 1 });
});

test("shows no session that is over", async () => {
  await server.signIn(world.users.admin);
  await server.clock.advance(sessionLimits.lifetimeMs);
  const token = await server.signIn(world.users.admin);
  expect((await server.call(listSessions, {}, { token })).data).toHaveLength(1);
  expect(await server.call(listSessions)).toMatchObject({ code: "A00004" });
});
