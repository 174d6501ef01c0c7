import { expect, test } from "vitest";
import { answer, asked, quoteOf, tenHelmets } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("a line without a price is not offered; an answer without any is refused, and so is a second one", async () => {
  const token = await server.signIn(world.users.buyer);
  const items = [tenHelmets, { skuId: gloves.skuId, prodCount: 50, price: "8" }];
  const quoteNo = await asked(server, token, { items });
  const none = { lines: [{ skuId: helmet.skuId, price: "" }] };
  expect(await answer(server, quoteNo, none)).toMatchObject({ msg: "请至少为一种商品报价" });
  for (const price of ["-1", "abc", "0"])
    expect(await answer(server, quoteNo, { lines: [{ skuId: helmet.skuId, price }] })).toMatchObject({
      data: { fields: { price: expect.any(String) } },
    });
  expect((await answer(server, quoteNo)).success).toBe(true);
  expect((await answer(server, quoteNo)).success).toBe(false);
  const { data } = await quoteOf(server, token, quoteNo);
  expect(data.rounds[1]).toMatchObject({ by: "shop", note: "含税", amount: "160.00" });
  expect(data.rounds[1]?.lines.map(({ skuId, price }) => [skuId, price])).toEqual([
    [helmet.skuId, "16.00"],
    [gloves.skuId, null],
  ]);
  expect(await answer(server, "Q000000000000000000000")).toMatchObject({ msg: "询价单不存在" });
});
