import { getTopNotices } from "@tradehall/api-client/endpoints/notice/get-top-notices";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantNotices } from "./planted-notices.ts";

const server = testServer();
beforeAll(() => plantNotices(server.database.db));

test("shows a visitor what is on top of the mall, and of a shop", async () => {
  const mall = await server.call(getTopNotices, { query: {} });
  expect(mall.data).toEqual([
    { id: 3, shopId: null, shopName: null, title: "置顶", isTop: 1, publishTime: "2026-01-02 08:00:00" },
  ]);
  const shop = await server.call(getTopNotices, { query: { shopId: world.shops.dealer } });
  expect(shop.data.map(({ title }) => title)).toEqual(["店铺公告", "置顶"]);
});
