import { getShopDecoration } from "@tradehall/api-client/endpoints/decoration/get-shop-decoration";
import { fen } from "@tradehall/mall-rules/money";
import { beforeAll, expect, test } from "vitest";
import { coupons, decorations } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { homeBlocks, plantDecorations, planted } from "./planted-decorations.ts";

const server = testServer();
const { shops, prods } = world;

const month = { startsAt: new Date("2026-01-01"), endsAt: new Date("2100-01-01") };
const coupon = { scope: "platform" as const, reduceFen: fen(100), total: 5, left: 5, ...month };

beforeAll(async () => {
  const { db } = server.database;
  await plantDecorations(db);
  await db.insert(coupons).values([
    { id: 901, name: "一号券", ...coupon },
    { id: 902, name: "二号券", ...coupon },
  ]);
});

const homeOf = async (shopId: number, token?: string) =>
  (await server.call(getShopDecoration, { query: { shopId } }, token ? { token } : {})).data;

test("a home has its goods and coupons as they are now, in the order they were chosen, and its text cleaned", async () => {
  const { blocks, decorationId, shop } = await homeOf(shops.own);
  expect([decorationId, shop.shopName]).toEqual([planted.home, "自营店"]);
  expect(blocks[0]).toMatchObject({ products: [{ prodId: prods.virtual }, { prodId: prods.screws }] });
  expect(blocks[1]).toMatchObject({ coupons: [{ couponId: 902 }, { couponId: 901 }] });
  expect(blocks[2]).toEqual({ kind: "richText", html: "<p>好</p>" });
});

test("what cannot be read keeps its place: blocks of a later version, foreign pictures, links that lead out", async () => {
  const { blocks } = await homeOf(shops.own);
  expect(blocks).toHaveLength(homeBlocks.length);
  expect(blocks.slice(3)).toEqual([
    { kind: "unknown", name: "liveRoom" },
    { kind: "unknown", name: "banner" },
    { kind: "notice", lines: [{ text: "看", link: null }] },
    { kind: "unknown", name: "" },
  ]);
});

test("a coupon says whether the visitor has it", async () => {
  const token = await server.signIn(world.users.buyer);
  expect((await homeOf(shops.own, token)).blocks[1]).toMatchObject({ coupons: [{ canReceive: 1 }, {}] });
});

test("a shop that has published nothing shows what it sells best; its draft stays hidden", async () => {
  const { blocks, decorationId } = await homeOf(shops.dealer);
  expect(decorationId).toBeNull();
  expect(blocks).toMatchObject([{ kind: "products", products: [{ shopId: shops.dealer }, {}] }]);
});

test("a shop that is not open says so and shows no block; one that does not exist is refused", async () => {
  expect(await homeOf(shops.suspended)).toMatchObject({ shop: { shopStatus: 0 }, blocks: [] });
  expect(await server.call(getShopDecoration, { query: { shopId: 99 } })).toMatchObject({
    code: "A00001",
    msg: "店铺不存在",
  });
});

test("a shop has one home at most", async () => {
  const second = { shopId: shops.own, name: "二", status: "published" as const, updatedAt: month.startsAt };
  await expect(server.database.db.insert(decorations).values(second)).rejects.toThrow();
});
