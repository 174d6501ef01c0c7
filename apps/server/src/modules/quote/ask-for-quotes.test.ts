import { listQuotes } from "@tradehall/api-client/endpoints/quote/list-quotes";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { chinaDate, dayMs } from "@tradehall/mall-rules/time/china-time";
import { expect, test } from "vitest";
import { asked, askQuote, quoteOf, tenHelmets } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, skus } = world;

test("goods of two shops are two quotes; the same SKU twice is one line", async () => {
  const token = await server.signIn(users.buyer);
  const deliverBy = chinaDate(server.clock.now().getTime() + 10 * dayMs);
  const items = [tenHelmets, { skuId: screwM6.skuId, prodCount: 500, price: "" }, tenHelmets];
  const { data } = await askQuote(server, token, { items, deliverBy, note: "  长期采购 " });
  expect(data.quoteNos).toHaveLength(2);
  const all = await Promise.all(data.quoteNos.map((one) => quoteOf(server, token, one)));
  const ofHelmets = all.find(({ data: one }) => one.goods[0]?.skuId === helmet.skuId)?.data;
  expect(ofHelmets).toMatchObject({
    ...{ shopName: "经销商店", state: "asked", askedBy: "buyer01", amount: null, validUntil: null },
    ...{ allowedActions: ["withdraw"], asksLeft: quoteLimits.rounds - 1, orderNumber: "" },
  });
  expect(ofHelmets?.rounds).toMatchObject([
    { nth: 1, by: "buyer", note: "长期采购", amount: "300.00", lines: [{ prodCount: 20, deliverBy }] },
  ]);
  const ofScrews = all.find(({ data: one }) => one.goods[0]?.skuId === screwM6.skuId)?.data;
  expect(ofScrews?.rounds[0]).toMatchObject({ amount: null, lines: [{ price: null, prodCount: 500 }] });
});

test("a fault is said at its field, hostile numbers are no quantity and no price", async () => {
  const token = await server.signIn(users.buyer);
  const fields = async (more: object) => (await askQuote(server, token, more)).data;
  const priced = (price: string) => fields({ items: [{ ...tenHelmets, price }] });
  const field = `price-${helmet.skuId}`;
  for (const price of ["abc", "-1", "1e400", "1.234", "Infinity", "0x10"])
    expect(await priced(price), price).toEqual({ fields: { [field]: expect.any(String) } });
  expect(await priced("0")).toEqual({ fields: { [field]: "单价应在 ¥0.01–¥10,000,000.00 之间" } });
  expect(await priced("99999999")).toEqual({ fields: { [field]: expect.stringContaining("单价应在") } });
  const sum = {
    items: [
      { ...tenHelmets, prodCount: 9_999 },
      { ...tenHelmets, prodCount: 9_999 },
    ],
  };
  expect(await fields({ ...sum, items: Array(11).fill(sum.items[0]) })).toEqual({
    fields: { [`quantity-${helmet.skuId}`]: expect.stringContaining("整数") },
  });
  expect(await fields({ note: "注".repeat(201) })).toEqual({ fields: { note: "最多 200 个字符" } });
  for (const deliverBy of ["2020-01-01", "2099-01-01", "2026-13-45", "明天"])
    expect(await fields({ deliverBy }), deliverBy).toEqual({ fields: { deliverBy: expect.any(String) } });
  expect(await fields({ attachments: "/files/aa/x.webp" })).toEqual({
    fields: { attachments: expect.any(String) },
  });
  for (const prodCount of [0, -1, 1.5, 100_000])
    expect(await askQuote(server, token, { items: [{ ...tenHelmets, prodCount }] })).toMatchObject({
      code: "A00014",
    });
});

test("refuses goods that take no quotes or do not exist, too many lines, and who has no session", async () => {
  const token = await server.signIn(users.buyer);
  for (const skuId of [skus.virtual, skus.preSell, skus.offShelf, skus.suspendedGoods])
    expect(await askQuote(server, token, { items: [{ skuId, prodCount: 1 }] })).toMatchObject({
      msg: expect.stringContaining("不支持询价"),
    });
  expect(await askQuote(server, token, { items: [{ skuId: 98_765, prodCount: 1 }] })).toMatchObject({
    msg: "商品规格不存在",
  });
  const many = Array.from({ length: 51 }, (_, at) => ({ skuId: 90_000 + at, prodCount: 1 }));
  expect(await askQuote(server, token, { items: many })).toMatchObject({ msg: "每次询价最多 50 种商品" });
  expect(await askQuote(server, undefined)).toMatchObject({ code: "A00004" });
  // What is sold out is asked for, too: the shop says when it comes.
  expect(
    (await askQuote(server, token, { items: [{ skuId: skus.screwSoldOut, prodCount: 5 }] })).success,
  ).toBe(true);
});

test("the same key asks once; twenty quotes are open at most, also when many are sent together", async () => {
  const token = await server.signIn(users.other);
  const headers = { "idempotency-key": "one-quote" };
  const once = () =>
    server.app.inject({
      method: "POST",
      url: "/p/quote/ask",
      headers: { ...headers, authorization: token },
      payload: { items: [tenHelmets] },
    });
  expect((await once()).json().data).toEqual((await once()).json().data);
  const answers = await Promise.all(Array.from({ length: 19 }, () => askQuote(server, token)));
  expect(answers.filter(({ success }) => success)).toHaveLength(quoteLimits.open - 1);
  await server.clock.advance(61_000);
  expect(await askQuote(server, token)).toMatchObject({ msg: expect.stringContaining("最多同时有 20 个") });
  const list = await server.call(listQuotes, { query: { state: "asked" } }, { token });
  expect(list.data.total).toBe(quoteLimits.open);
});

test("who has no enterprise asks for themself", async () => {
  const token = await server.signIn(users.retail);
  const quoteNo = await asked(server, token);
  expect((await quoteOf(server, token, quoteNo)).data.allowedActions).toEqual(["withdraw"]);
});
