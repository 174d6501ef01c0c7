import { addComments } from "@tradehall/api-client/endpoints/comment/add-comments";
import { deleteComment } from "@tradehall/api-client/endpoints/comment/delete-comment";
import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { reviewable } from "#server/testing/comments.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("takes it off the product for good; its line is not reviewed again", async () => {
  const token = await server.signIn(world.users.buyer);
  const [line] = await reviewable(server, token, [helmet]);
  const body = { comments: [{ orderItemId: line?.orderItemId ?? 0, score: 1, content: "不好用" }] };
  const { data } = await server.call(addComments, { body }, { token });
  const params = { prodCommId: data.comments[0]?.prodCommId ?? 0 };
  const by = (who: string | undefined) => server.call(deleteComment, { params }, { token: who });
  expect(await by(await server.signIn(world.users.other))).toMatchObject({ msg: "评价不存在或已删除" });
  const rating = async () => (await server.call(getCommentData, { query: { prodId: helmet.prodId } })).data;
  expect(await rating()).toMatchObject({ number: 1, positiveRating: 0, averageScore: 1 });
  expect(await by(token)).toMatchObject({ success: true });
  expect(await rating()).toMatchObject({ number: 0, positiveRating: 100, averageScore: 0, tags: [] });
  expect(await by(token)).toMatchObject({ msg: "评价不存在或已删除" });
  expect(await server.call(addComments, { body }, { token })).toMatchObject({ code: "A00001" });
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});
