import { addComments } from "@tradehall/api-client/endpoints/comment/add-comments";
import { addFollowUp } from "@tradehall/api-client/endpoints/comment/add-follow-up";
import { deleteComment } from "@tradehall/api-client/endpoints/comment/delete-comment";
import { listCommentLines } from "@tradehall/api-client/endpoints/comment/list-comment-lines";
import { expect, test } from "vitest";
import { reviewable } from "#server/testing/comments.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lines to review, reviewed and open for a follow-up, each buyer their own", async () => {
  const token = await server.signIn(world.users.buyer);
  const list = async (query: object = {}, by = token) =>
    (await server.call(listCommentLines, { query }, { token: by })).data;
  await buyNow(server, token, helmet);
  const [first, second] = await reviewable(server, token, [screwM6, screwM8]);
  const [third] = await reviewable(server, token, [helmet]);
  const ids = async (query: object) => (await list(query)).records.map((line) => line.orderItemId);
  if (!first || !second || !third) throw new Error("three lines are needed");
  expect(await list({ commStatus: 0 })).toMatchObject({ total: 3, toReview: 3, reviewed: 0 });
  expect(await ids({ orderNumber: first.orderNumber })).toEqual([first.orderItemId, second.orderItemId]);
  const comments = [first, second].map(({ orderItemId }) => ({ orderItemId, score: 5, content: "好用" }));
  const { data } = await server.call(addComments, { body: { comments } }, { token });
  const [one = 0, other = 0] = data.comments.map(({ prodCommId }) => prodCommId);
  expect(await ids({ commStatus: 0 })).toEqual([third.orderItemId]);
  expect((await ids({ commStatus: 2 })).sort()).toEqual([first.orderItemId, second.orderItemId].sort());
  await server.call(addFollowUp, { body: { prodCommId: one, content: "还好用" } }, { token });
  expect(await ids({ commStatus: 2 })).toEqual([second.orderItemId]);
  expect(await ids({ commStatus: 1, withPics: 1 })).toEqual([]);
  await server.call(deleteComment, { params: { prodCommId: other } }, { token });
  expect(await ids({ commStatus: 1 })).toEqual([first.orderItemId]);
  expect(await ids({ orderNumber: first.orderNumber })).toEqual([first.orderItemId]);
  expect(await list({ commStatus: 1 }, await server.signIn(world.users.other))).toMatchObject({ total: 0 });
});
