import { listQuoteGoods } from "@tradehall/api-client/endpoints/quote/list-quote-goods";
import { fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { pieceCost } from "@tradehall/mall-rules/pricing/piece-cost";
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

test("says today's price of the wanted quantity, and what it hangs on at others", async () => {
  const token = await server.signIn(users.buyer);
  const priceOf = async (counts?: string) => {
    const query = { skuIds: `${helmet.skuId},${skus.screwM6}`, ...(counts ? { counts } : {}) };
    const { data } = await server.call(listQuoteGoods, { query } as never, { token });
    return data.goods.at(-1);
  };
  const single = await priceOf();
  const [step] = single?.prices.tierPrices ?? [];
  if (!single || !step) throw new Error("no tiers");
  expect(single).toMatchObject({ priceToday: single.prices.price });
  for (const count of [step.from - 1, step.from, step.from + 1]) {
    const { priceToday } = (await priceOf(`1,${count}`)) ?? {};
    const { price, tierPrices } = single.prices;
    const tiers = tierPrices.map((tier) => ({ from: tier.from, priceFen: yuanToFen(tier.price) }));
    const { priceFen } = pieceCost({ priceFen: yuanToFen(price), tiers, offers: [] }, count);
    expect(priceToday).toBe(fenToYuan(priceFen));
  }
});

test("refuses what is no list of ids, and who has no session", async () => {
  const token = await server.signIn(users.buyer);
  for (const skuIds of ["", "a", "1,,2", "1;2", Array(51).fill(1).join(",")])
    expect(await server.call(listQuoteGoods, { query: { skuIds } } as never, { token })).toMatchObject({
      code: "A00014",
    });
  const counts = { skuIds: "1", counts: "x" };
  expect(await server.call(listQuoteGoods, { query: counts } as never, { token })).toMatchObject({
    code: "A00014",
  });
  expect(await server.call(listQuoteGoods, { query: { skuIds: "1" } } as never)).toMatchObject({
    code: "A00004",
  });
});
