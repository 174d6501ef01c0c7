import { getShopInfo } from "@tradehall/api-client/endpoints/shop/get-shop-info";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments, shopCollections, shops } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { own, suspended } = world.shops;

const infoOf = async (shopId: number, token?: string) =>
  (await server.call(getShopInfo, { query: { shopId } }, token ? { token } : {})).data;

test("a shop's score is the mean of its goods' reviews, those taken away aside", async () => {
  expect(await infoOf(own)).toMatchObject({ score: 0, prodCount: 3, provinceId: null });
  const review = {
    prodId: world.prods.screws,
    nickName: "买家",
    content: "好",
    createdAt: new Date("2026-01-02"),
  };
  await server.database.db.insert(comments).values([
    { ...review, score: 5 },
    { ...review, score: 4 },
    { ...review, score: 4 },
    { ...review, score: 1, isDeleted: true },
  ]);
  expect((await infoOf(own)).score).toBe(4.3);
});

test("it says who likes it, and whether the visitor does", async () => {
  const { buyer, other } = world.users;
  const createdAt = new Date("2026-01-02");
  await server.database.db.insert(shopCollections).values([{ userId: buyer, shopId: own, createdAt }]);
  expect(await infoOf(own, await server.signIn(buyer))).toMatchObject({ fans: 1, isCollection: 1 });
  expect(await infoOf(own, await server.signIn(other))).toMatchObject({ fans: 1, isCollection: 0 });
});

test("one that is suspended is found, with its province by its number and no site but a whole address", async () => {
  const row = { province: "浙江省", website: "javascript:alert(1)", noDeliveryProvinceIds: [710_000] };
  await server.database.db.update(shops).set(row).where(eq(shops.id, suspended));
  expect(await infoOf(suspended)).toMatchObject({
    ...{ shopStatus: 0, provinceId: 330_000, website: "", noDeliveryProvinceIds: [710_000] },
  });
  expect(await server.call(getShopInfo, { query: { shopId: 99 } })).toMatchObject({ code: "A00001" });
});
