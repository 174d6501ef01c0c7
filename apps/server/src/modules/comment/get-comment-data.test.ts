import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import { expect, test } from "vitest";
import { comments } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("counts good, medium, bad and those with pictures", async () => {
  const { screws: prodId, gloves } = world.prods;
  await server.database.db.insert(comments).values(
    [5, 4, 3, 2].map((score) => ({
      prodId,
      nickName: "买家",
      score,
      content: "好",
      pictures: score === 5 ? ["/pictures/c/1"] : [],
      createdAt: new Date("2026-01-01"),
    })),
  );
  expect((await server.call(getCommentData, { query: { prodId } })).data).toEqual({
    positiveRating: 50,
    number: 4,
    praiseNumber: 2,
    secondaryNumber: 1,
    negativeNumber: 1,
    picNumber: 1,
    averageScore: 3.5,
    tags: [],
  });
  const none = await server.call(getCommentData, { query: { prodId: gloves } });
  expect(none.data).toMatchObject({ positiveRating: 100, number: 0 });
});
