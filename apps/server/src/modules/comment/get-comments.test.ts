import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import type { CommentTag } from "@tradehall/mall-rules/states/product/comment";
import { beforeAll, expect, test } from "vitest";
import { comments } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { maskName } from "./comment-rows.ts";

const server = testServer();
const prodId = world.prods.screws;

beforeAll(async () => {
  const tagsOf = (at: number): CommentTag[] => (at < 2 ? ["quality"] : at === 3 ? ["damaged"] : []);
  const base = { prodId, userId: world.users.buyer, avatar: "/pictures/a/1", content: "好" };
  await server.database.db.insert(comments).values(
    [5, 4, 3, 1].map((score, at) => ({
      ...base,
      nickName: "采购员小王",
      score,
      anonymous: at === 0,
      tags: tagsOf(at),
      pictures: at === 1 ? ["/pictures/c/1", "/pictures/c/2"] : [],
      createdAt: new Date(Date.UTC(2026, 0, 10 - at)),
    })),
  );
});

type Filter = { evaluate?: number; tag?: CommentTag; size?: number; current?: number };
const read = async (query: Filter) => (await server.call(getComments, { query: { prodId, ...query } })).data;

test("shows newest first and hides who wrote anonymously, their picture too", async () => {
  const { records, total } = await read({});
  expect(total).toBe(4);
  expect(records[0]).toMatchObject({ score: 5, evaluate: 0, isAnonymous: 1, nickName: "采***王", pic: "" });
  expect(records[1]).toMatchObject({
    nickName: "采购员小王",
    pic: "/pictures/a/1",
    pics: "/pictures/c/1,/pictures/c/2",
  });
  expect(JSON.stringify(records)).not.toContain("userId");
});

test.each([
  [-1, 4],
  [0, 2],
  [1, 1],
  [2, 1],
  [3, 1],
])("filters by evaluation %i", async (evaluate, total) => {
  expect((await read({ evaluate })).total).toBe(total);
});

test("filters by a tag, within an evaluation too", async () => {
  expect((await read({ tag: "quality" })).total).toBe(2);
  expect((await read({ tag: "quality", evaluate: 3 })).total).toBe(1);
  expect((await read({ tag: "damaged", evaluate: 0 })).total).toBe(0);
  expect((await read({ tag: "fitsWell" })).records).toEqual([]);
  const wrong = await server.app.inject(`/prodComm/prodCommPageByProd?prodId=${prodId}&tag=cheap`);
  expect(wrong.json()).toMatchObject({ code: "A00014" });
});

test("pages, and refuses an evaluation that is none", async () => {
  const page = await read({ size: 3, current: 2 });
  expect(page).toMatchObject({ pages: 2 });
  expect(page.records).toHaveLength(1);
  const wrong = await server.app.inject(`/prodComm/prodCommPageByProd?prodId=${prodId}&evaluate=9`);
  expect(wrong.json()).toMatchObject({ code: "A00014" });
});

test("refuses a product that cannot be looked at", async () => {
  const query = { prodId: world.prods.offShelf };
  expect(await server.call(getComments, { query })).toMatchObject({ code: "A00001" });
  expect(await server.call(getCommentData, { query })).toMatchObject({ code: "A00001" });
});

test("masks short names too", () => {
  expect([maskName("王"), maskName("王五"), maskName(" 𠮷野 "), maskName("")]).toEqual([
    "王***",
    "王***五",
    "𠮷***野",
    "***",
  ]);
});
