import { getDiscount } from "@tradehall/api-client/endpoints/promotion/discount/get-discount";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen } from "@tradehall/mall-rules/money";
import { afterEach, expect, test } from "vitest";
import { clearOffers, plantDiscount, plantOffer } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
afterEach(() => clearOffers(server));

const infoOf = (discountId: number) => server.call(getDiscount, { query: { discountId } });
const prodsOf = async (discountId: number) =>
  (await server.call(searchProducts, { query: { discountId } })).data.records.map(({ prodId }) => prodId);

test("an offer says its rules and its shop, and the search finds its products", async () => {
  const { dealer } = world.shops;
  const whole = await plantDiscount(server, { shopId: dealer, isEvery: true, save: [[10_000, 1_000]] });
  expect((await infoOf(whole)).data).toMatchObject({
    ...{ kind: "spendSave", status: "inProgress", shopId: dealer, isEvery: 1 },
    steps: [{ threshold: "100.00", reduce: "10.00", gift: null }],
  });
  expect((await prodsOf(whole)).sort()).toEqual([gloves.prodId, helmet.prodId]);
  const one = await plantDiscount(server, { shopId: dealer, prodIds: [helmet.prodId], save: [[100, 10]] });
  expect(await prodsOf(one)).toEqual([helmet.prodId]);
  const special = await plantOffer(server, { ...gloves, priceFen: fen(500) });
  expect((await infoOf(special)).data).toMatchObject({ kind: "special", shopId: null, steps: [] });
  expect(await prodsOf(special)).toEqual([gloves.prodId]);
});

test("it has not begun, is over, or its gifts are all gone", async () => {
  const { dealer } = world.shops;
  const statusOf = async (id: number) => (await infoOf(id)).data.status;
  const gift: [number, number, number] = [100, gloves.skuId, 2];
  expect(await statusOf(await plantDiscount(server, { shopId: dealer, gift, startsIn: 1, endsIn: 2 }))).toBe(
    "notStarted",
  );
  expect(
    await statusOf(await plantDiscount(server, { shopId: dealer, gift, startsIn: -2, endsIn: -1 })),
  ).toBe("ended");
  const running = await plantDiscount(server, { shopId: dealer, gift });
  expect(await statusOf(running)).toBe("inProgress");
  await setStock(server, gloves.skuId, 1);
  expect(await statusOf(running)).toBe("soldOut");
  await setStock(server, gloves.skuId, 500);
});

test("an unknown offer and a flash sale, which has a page of its own, are not there", async () => {
  const seckill = await plantOffer(server, { ...gloves, priceFen: fen(500), kind: "seckill" });
  for (const id of [999_999, seckill])
    expect(await infoOf(id)).toMatchObject({ success: false, code: "A00001" });
  expect(await prodsOf(seckill)).toEqual([]);
});
