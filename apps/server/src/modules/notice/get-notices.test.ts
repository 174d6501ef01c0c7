import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantNotices } from "./planted-notices.ts";

const server = testServer();
beforeAll(() => plantNotices(server.database.db));

const titles = async (query: { shopId?: number; size?: number } = {}) =>
  (await server.call(getNotices, { query })).data.records.map(({ title }) => title);

test("shows what stands on top first, then the newest, and nothing before its time", async () => {
  expect(await titles()).toEqual(["置顶", "新公告", "旧公告"]);
  await server.clock.advance(Date.UTC(2100, 0, 2) - server.clock.now().getTime());
  expect(await titles({ size: 2 })).toEqual(["将来", "置顶"]);
});

test("adds a shop's own", async () => {
  expect(await titles({ shopId: world.shops.dealer })).toContain("店铺公告");
});
