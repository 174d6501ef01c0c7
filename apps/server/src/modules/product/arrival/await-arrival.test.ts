import { awaitArrival } from "@tradehall/api-client/endpoints/product/arrival/await-arrival";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const soldOut = { prodId: world.prods.screws, skuId: world.skus.screwSoldOut };

test("a sold-out SKU is awaited once by each buyer, and its page says so to no one else", async () => {
  const token = await server.signIn(world.users.buyer);
  const ask = (body: { prodId: number; skuId: number }) => server.call(awaitArrival, { body }, { token });
  expect((await ask(soldOut)).data).toBe(true);
  expect((await ask(soldOut)).data).toBe(true);
  const seen = async (by?: string) =>
    (await server.call(getProdInfo, { query: { prodId: soldOut.prodId } }, { token: by })).data.awaitedSkuIds;
  expect(await seen(token)).toEqual([soldOut.skuId]);
  expect(await seen(await server.signIn(world.users.other))).toEqual([]);
  expect(await seen()).toEqual([]);
});

test("refuses what is in stock, what does not exist and who is no one", async () => {
  const token = await server.signIn(world.users.buyer);
  const ask = (body: { prodId: number; skuId: number }) => server.call(awaitArrival, { body }, { token });
  expect(await ask(helmet)).toMatchObject({ code: "A00001", msg: "该规格有货，可直接购买" });
  expect(await ask({ ...soldOut, prodId: world.prods.helmet })).toMatchObject({ msg: "商品规格不存在" });
  expect(await server.call(awaitArrival, { body: soldOut })).toMatchObject({ code: "A00004" });
});
