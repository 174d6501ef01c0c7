import { lookupCodes } from "@tradehall/api-client/endpoints/quick-order/lookup-codes";
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, skus } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

async function code(skuId: number, partyCode: string): Promise<void> {
  await server.database.db.update(skus).set({ partyCode }).where(eq(skus.id, skuId));
}
async function look(codes: string[]) {
  const token = await server.signIn(world.users.buyer);
  return (await server.call(lookupCodes, { body: { codes } }, { token })).data;
}
const idsOf = (found: readonly { skuId: number }[] | undefined) => found?.map(({ skuId }) => skuId);

test("finds goods by codes of any case and width, in the order asked for, with today's price and rules", async () => {
  await code(screwM6.skuId, "00AB-12");
  await code(helmet.skuId, " tf.7_x ");
  await setStock(server, screwM6.skuId, 7);
  const found = await look(["TF.7_X", " ００ａｂ－１２　", "ab-12", "  "]);
  expect(found.map((one) => idsOf(one.matches))).toEqual([[helmet.skuId], [screwM6.skuId], [], []]);
  expect(found[1]).toMatchObject({
    code: " ００ａｂ－１２　",
    matches: [
      { ...screwM6, partyCode: "00AB-12", price: "10.00", minCount: 1, stocks: 7, canBuy: 1, why: "" },
    ],
    suggestions: [],
  });
});

test("finds goods by the manufacturer's part number, too", async () => {
  await server.database.db.update(skus).set({ makerCode: "KN-86 03" }).where(eq(skus.id, gloves.skuId));
  const [found] = await look(["kn-86 03"]);
  expect(idsOf(found?.matches)).toEqual([gloves.skuId]);
});

test("answers all goods of a code, those that can be bought first, and says why others cannot", async () => {
  for (const { skuId } of [gloves, screwM6, screwM8, helmet]) await code(skuId, "SAME");
  await setStock(server, screwM6.skuId, 0);
  await server.database.db.update(products).set({ status: 0 }).where(eq(products.id, gloves.prodId));
  await server.database.db.update(products).set({ status: 6 }).where(eq(products.id, helmet.prodId));
  const [found] = await look(["same"]);
  expect(found?.matches.map(({ skuId, canBuy, why }) => [skuId, canBuy, why])).toEqual([
    [screwM8.skuId, 1, ""],
    [screwM6.skuId, 0, "商品已售罄或无货"],
    [gloves.skuId, 0, "该商品已不可购买"],
  ]);
  await server.database.db.update(products).set({ status: 1 });
});

test("offers goods on sale with a code like one that is not known", async () => {
  await code(screwM6.skuId, "BG2-00017-03");
  await code(screwM8.skuId, "BG2-00017-04");
  await code(gloves.skuId, "XZ9");
  await code(helmet.skuId, "");
  const found = await look(["BG2-00017-O3", "bg2-00017", "XY9", "QQQQ", "BG2-00017-03"]);
  expect(found.map((one) => idsOf(one.suggestions))).toEqual([
    [screwM6.skuId, screwM8.skuId],
    [screwM6.skuId, screwM8.skuId],
    [gloves.skuId],
    [],
    [],
  ]);
  await server.database.db.update(products).set({ status: 0 }).where(eq(products.id, gloves.prodId));
  expect((await look(["XY9"]))[0]?.suggestions).toEqual([]);
});

test("offers goods whose code differs at its beginning, and before others those that differ by one character", async () => {
  await code(screwM6.skuId, "BG2-00017-03");
  await code(screwM8.skuId, "BG2-00018-03");
  await code(gloves.skuId, "ZZ2-00017-03");
  const found = await look(["8G2-00017-03", "GB2-00017-03", "BG2-00018-04"]);
  expect(found.map((one) => idsOf(one.suggestions))).toEqual([
    [screwM6.skuId],
    [screwM6.skuId],
    [screwM8.skuId, screwM6.skuId],
  ]);
});

test("is closed to visitors, and refuses no codes, too many and too long ones", async () => {
  expect(await server.call(lookupCodes, { body: { codes: ["A"] } })).toMatchObject({ code: "A00004" });
  const token = await server.signIn(world.users.buyer);
  for (const codes of [[], [""], ["A".repeat(65)], Array.from({ length: 5001 }, () => "A")])
    expect(await server.call(lookupCodes, { body: { codes } }, { token })).toMatchObject({ code: "A00014" });
});

test("answers five thousand codes among many whole, known or not", { timeout: 120_000 }, async () => {
  const { db } = server.database;
  await db.update(products).set({ status: 1 });
  await db.execute(sql`
    insert into ${skus} (prod_id, price_fen, stocks, party_code)
    select ${gloves.prodId}::int, 100, 9, 'ZZ-' || lpad(i::text, 8, '0') from generate_series(1, 20000) as i`);
  await db.execute(sql`analyze ${skus}`);
  const codes = Array.from({ length: 5000 }, (_, at) => {
    const known = `zz-${String(at * 4 + 1).padStart(8, "0")}`;
    return at % 2 === 0 ? known : `${known}X`;
  });
  const found = await look(codes);
  expect(found.map((one) => one.code)).toEqual(codes);
  expect(found.every((one, at) => one.matches.length === (at % 2 === 0 ? 1 : 0))).toBe(true);
  const isGuessed = (at: number) => at % 2 === 1 && at < quickOrderLimits.suggestedAtOnce * 2;
  expect(found.every((one, at) => one.suggestions.length === (isGuessed(at) ? 3 : 0))).toBe(true);
});
