import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { signOut } from "@tradehall/api-client/endpoints/account/session/sign-out";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("ends this session and no other", async () => {
  const here = await server.signIn(world.users.buyer);
  const elsewhere = await server.signIn(world.users.buyer);
  expect(await server.call(signOut, {}, { token: here })).toMatchObject({ success: true });
  expect(await server.call(getUserInfo, {}, { token: here })).toMatchObject({ code: "A00004", status: 401 });
  expect(await server.call(getUserInfo, {}, { token: elsewhere })).toMatchObject({ success: true });
});

test("succeeds for who is not signed in", async () => {
  expect(await server.call(signOut)).toMatchObject({ success: true });
  expect(await server.call(signOut, {}, { token: "garbage" })).toMatchObject({ success: true });
});
