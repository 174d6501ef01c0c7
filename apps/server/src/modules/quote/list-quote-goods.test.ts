import { listQuoteGoods } from "@tradehall/api-client/endpoints/quote/list-quote-goods";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, skus } = world;

test("goods as they are today, in the order of the call; those that take no quotes are said", async () => {
  const token = await server.signIn(users.buyer);
  const skuIds = `${skus.virtual},${helmet.skuId},98765,${helmet.skuId}`;
  const { data } = await server.call(listQuoteGoods, { query: { skuIds } } as never, { token });
  expect(data.goods).toMatchObject([
    { skuId: skus.virtual, canAsk: 0 },
    { skuId: helmet.skuId, canAsk: 1, shopName: "经销商店" },
  ]);
});

test("refuses what is no list of ids, and who has no session", async () => {
  const token = await server.signIn(users.buyer);
  for (const skuIds of ["", "a", "1,,2", "1;2", Array(51).fill(1).join(",")])
    expect(await server.call(listQuoteGoods, { query: { skuIds } } as never, { token })).toMatchObject({
      code: "A00014",
    });
  expect(await server.call(listQuoteGoods, { query: { skuIds: "1" } } as never)).toMatchObject({
    code: "A00004",
  });
});
