import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { signOut } from "@tradehall/api-client/endpoints/account/session/sign-out";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const ask = (token?: string, locale = "zh_CN") =>
  server.call(getUserInfo, {}, { token, headers: { locale } });

test("tells a session that ran out from one that was ended", async () => {
  const ended = await server.signIn(world.users.buyer);
  await server.call(signOut, {}, { token: ended });
  expect(await ask(ended)).toMatchObject({
    code: "A00004",
    msg: "账号已离线，请重新登录",
    data: { reason: "offline" },
  });
  const old = await server.signIn(world.users.buyer);
  await server.clock.advance(sessionLimits.lifetimeMs - 1_000);
  expect((await ask(old)).success).toBe(true);
  await server.clock.advance(1_000);
  expect(await ask(old)).toMatchObject({
    code: "A00004",
    status: 401,
    msg: "登录已过期，请重新登录",
    data: { reason: "expired" },
  });
  expect((await ask(old, "en")).msg).toBe("Your session has expired, please sign in again");
});

test("says nothing of a session that never was", async () => {
  for (const token of [undefined, "garbage", "x".repeat(300)])
    expect(await ask(token)).toMatchObject({ code: "A00004", msg: "", data: null });
});

test("a disabled account is offline at once", async () => {
  const token = await server.signIn(world.users.buyer);
  const change = (disabled: boolean) =>
    server.database.db.update(users).set({ disabled }).where(eq(users.id, world.users.buyer));
  await change(true);
  expect((await ask(token)).data).toEqual({ reason: "offline" });
  await change(false);
  expect((await ask(token)).success).toBe(true);
});
