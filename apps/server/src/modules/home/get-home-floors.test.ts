import { getHomeFloors } from "@tradehall/api-client/endpoints/home/get-home-floors";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantHome } from "./planted-home.ts";

const server = testServer();

test("shows floors with the links below them and the chosen goods that are on sale", async () => {
  expect((await server.call(getHomeFloors)).data).toEqual([]);
  await plantHome(server.database.db, server.clock.now());
  const { data } = await server.call(getHomeFloors);
  expect(data).toMatchObject([
    {
      title: "紧固件",
      categoryId: world.categories.top,
      banner: { imgUrl: "/pictures/h/floor-1", title: "紧固件专场", words: null, link: "/list?cpid=1" },
      categories: [{ categoryId: world.categories.middle }],
      products: [
        { prodId: world.prods.helmet, activityPrice: "39.90" },
        { prodId: world.prods.screws, activityPrice: null, tags: ["selfOperated", "seckill", "tier"] },
      ],
    },
  ]);
});
