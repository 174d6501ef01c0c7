import { openConversation } from "@tradehall/api-client/endpoints/chat/open-conversation";
import { platformShopId } from "@tradehall/mall-rules/states/chat/chat";
import { expect, test } from "vitest";
import { opened } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const open = async (shopId: number, locale = "zh_CN") =>
  server.call(
    openConversation,
    { body: { shopId } },
    { token: await server.signIn(world.users.buyer), headers: { locale } },
  );

test("a buyer has one conversation with a shop, also where two tabs open it at once", async () => {
  const token = await server.signIn(world.users.buyer);
  const ids = await Promise.all(Array.from({ length: 5 }, () => opened(server, token, world.shops.own)));
  expect(new Set(ids).size).toBe(1);
  expect(await opened(server, await server.signIn(world.users.other), world.shops.own)).not.toBe(ids[0]);
});

test("the platform has one as well, named in the reader's language", async () => {
  expect((await open(platformShopId)).data).toMatchObject({ shopId: 0, shopName: "平台客服", isOnline: 0 });
  expect((await open(platformShopId, "en")).data).toMatchObject({ shopName: "Mall service" });
});

test("a shop that is closed takes no new one, and none that is not there", async () => {
  expect(await open(world.shops.suspended)).toMatchObject({
    code: "A00001",
    msg: expect.stringContaining("停止营业"),
  });
  expect(await open(9_999)).toMatchObject({ code: "A00001", msg: "店铺不存在" });
});

test("is closed to visitors", async () => {
  expect(await server.call(openConversation, { body: { shopId: 1 } })).toMatchObject({ code: "A00004" });
});
