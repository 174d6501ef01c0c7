import { existsSync } from "node:fs";
import path from "node:path";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { setAvatar } from "@tradehall/api-client/endpoints/account/set-avatar";
import { expect, test } from "vitest";
import { sendPicture } from "#server/testing/pictures.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const set = (token: string | undefined, avatarUrl: string) =>
  server.call(setAvatar, { body: { avatarUrl } }, { token });
const avatarOf = async (token: string) =>
  (await server.call(getUserInfo, {}, { token })).data.userInfo.userAvatar;
const isThere = (avatar: string) => existsSync(path.join(server.settings.dataDir, avatar));

test("publishes a picture as the avatar; another one takes its place, and the default can be set back", async () => {
  const token = await server.signIn(world.users.buyer);
  await set(token, await sendPicture(server, token, "avatar"));
  const first = await avatarOf(token);
  expect(first).toMatch(/^\/uploads\/.+\.webp$/);
  expect(isThere(first)).toBe(true);
  await set(token, await sendPicture(server, token, "avatar"));
  expect(isThere(first)).toBe(false);
  const second = await avatarOf(token);
  expect(isThere(second)).toBe(true);
  await set(token, "");
  expect(await avatarOf(token)).toBe("");
  expect(isThere(second)).toBe(false);
});

test("takes no picture of another buyer, none sent for something else, and nothing without a session", async () => {
  const [token, others] = [await server.signIn(world.users.buyer), await server.signIn(world.users.other)];
  expect(await set(token, await sendPicture(server, others, "avatar"))).toMatchObject({ code: "A00001" });
  expect(await set(token, await sendPicture(server, token, "voucher"))).toMatchObject({ code: "A00001" });
  expect(await set(token, "/uploads/aa/x.webp")).toMatchObject({ code: "A00001" });
  expect(await set(undefined, "")).toMatchObject({ code: "A00004" });
});
