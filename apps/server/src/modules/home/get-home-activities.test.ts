import { getHomeActivities } from "@tradehall/api-client/endpoints/home/get-home-activities";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantHome } from "./planted-home.ts";

const server = testServer();
beforeAll(() => plantHome(server.database.db, server.clock.now()));

test("shows what runs and what comes next, and follows the clock", async () => {
  const { data } = await server.call(getHomeActivities);
  expect(data).toMatchObject({
    flashSale: { name: "这一场", status: "inProgress" },
    nextFlashSale: { name: "下一场", status: "notStarted" },
    groupBuy: { teamSize: 3, items: [{ price: "4.50", oriPrice: "5.50" }] },
    special: { name: "限时优惠" },
  });
  // Goods off the shelf are not shown.
  expect(data.flashSale?.items).toMatchObject([
    { prodId: world.prods.screws, skuName: "M8", price: "9.90", oriPrice: "20.00", total: 10, left: 4 },
  ]);
  expect(data.flashSale?.endsAt).toBeGreaterThan(data.now);
  await server.clock.advance(90 * 60_000);
  const later = (await server.call(getHomeActivities)).data;
  expect(later).toMatchObject({ flashSale: { name: "下一场" }, nextFlashSale: null });
  await server.clock.advance(100 * 3_600_000);
  expect((await server.call(getHomeActivities)).data).toMatchObject({
    ...{ flashSale: null, nextFlashSale: null, groupBuy: null, special: null },
  });
});
