import { sandboxSetShopStatus } from "@tradehall/api-client/endpoints/sandbox/shop/set-shop-status";
import { getShopInfo } from "@tradehall/api-client/endpoints/shop/get-shop-info";
import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import { shopStatuses } from "@tradehall/mall-rules/states/shop/shop";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const set = (shopId: number, shopStatus: number) =>
  server.call(sandboxSetShopStatus, { body: { shopId, shopStatus: shopStatus as 0 } });

test("sets the state of a shop: only an open one is found, each says how it is", async () => {
  const { records } = (await server.call(listShops, { query: {} })).data;
  const shopId = records[0]?.shopId ?? 0;
  const isFound = async () =>
    (await server.call(listShops, { query: {} })).data.records.some((shop) => shop.shopId === shopId);
  for (const shopStatus of [shopStatuses.offByPlatform, shopStatuses.notOpen, shopStatuses.open]) {
    expect((await set(shopId, shopStatus)).data).toEqual({ shopStatus });
    expect((await server.call(getShopInfo, { query: { shopId } })).data.shopStatus).toBe(shopStatus);
    expect(await isFound()).toBe(shopStatus === shopStatuses.open);
  }
});

test("refuses a shop that does not exist and a state that is none", async () => {
  expect(await set(9_999, 1)).toMatchObject({ code: "A00001" });
  expect(await set(1, 9)).toMatchObject({ code: "A00014" });
});
