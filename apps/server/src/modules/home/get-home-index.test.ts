import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantNotices } from "../notice/planted-notices.ts";
import { plantHome } from "./planted-home.ts";

const server = testServer();

test("shows an empty mall as one", async () => {
  const { data } = await server.call(getHomeIndex);
  expect(data).toMatchObject({ banners: [], notices: [], floors: [], activities: { flashSale: null } });
});

test("answers the whole page in one go", async () => {
  const { db } = server.database;
  await plantHome(db, server.clock.now());
  await plantNotices(db);
  const { data } = await server.call(getHomeIndex);
  expect(data.banners).toHaveLength(2);
  expect(data.notices.map(({ title }) => title)).toEqual(["置顶", "新公告", "旧公告"]);
  expect(data.newProducts).toHaveLength(5);
  expect(data.activities.flashSale?.name).toBe("这一场");
  expect(data.floors).toHaveLength(1);
  // A suspended shop is not recommended; the platform's own is first.
  expect(data.shops).toMatchObject([
    { shopId: world.shops.own, prodCount: 3 },
    { shopId: world.shops.dealer, prodCount: 2 },
  ]);
});
