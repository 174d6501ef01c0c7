import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { beforeAll, expect, test } from "vitest";
import { notices } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantNotices } from "./planted-notices.ts";

const server = testServer();
beforeAll(() => plantNotices(server.database.db));

const titles = async (query: { shopId?: number; source?: 1 | 2; size?: number } = {}) =>
  (await server.call(getNotices, { query })).data.records.map(({ title }) => title);

test("shows what is on top first, then the newest, and nothing before its time", async () => {
  expect(await titles()).toEqual(["置顶", "新公告", "旧公告"]);
  await server.clock.advance(Date.UTC(2100, 0, 2) - server.clock.now().getTime());
  expect(await titles({ size: 2 })).toEqual(["将来", "置顶"]);
});

test("adds a shop's own", async () => {
  const shopId = world.shops.dealer;
  expect(await titles({ shopId })).toContain("店铺公告");
  expect(await titles({ shopId, source: 2 })).toEqual(["店铺公告"]);
  expect(await titles({ shopId, source: 1 })).not.toContain("店铺公告");
  expect(await titles({ source: 2 })).toEqual([]);
});

test("names the shop and shows the first words as plain text", async () => {
  const { db } = server.database;
  const contentHtml = `<h3>标题</h3><p>A&amp;B &lt;不是标签&gt;&nbsp;${"长".repeat(200)}</p>`;
  await db.insert(notices).values({
    id: 20,
    title: "长文",
    contentHtml,
    shopId: world.shops.own,
    publishedAt: new Date("2026-01-05"),
  });
  const { data } = await server.call(getNotices, { query: { shopId: world.shops.own, source: 2 } });
  const [line] = data.records;
  expect(line?.shopName).toBeTruthy();
  expect(line?.brief).toMatch(/^标题 A&B <不是标签> 长+…$/);
  expect([...(line?.brief ?? "")]).toHaveLength(91);
});
