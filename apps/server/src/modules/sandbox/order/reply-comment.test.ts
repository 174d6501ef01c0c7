import { addComments } from "@tradehall/api-client/endpoints/comment/add-comments";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { sandboxListComments } from "@tradehall/api-client/endpoints/sandbox/order/list-comments";
import { sandboxReplyComment } from "@tradehall/api-client/endpoints/sandbox/order/reply-comment";
import { expect, test } from "vitest";
import { reviewable } from "#server/testing/comments.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("the seller's answer is under the review, and its buyer is told", async () => {
  const token = await server.signIn(world.users.buyer);
  const [line] = await reviewable(server, token, [helmet]);
  const body = { comments: [{ orderItemId: line?.orderItemId ?? 0, score: 5, content: "好用" }] };
  await server.call(addComments, { body }, { token });
  const [waiting] = (await server.call(sandboxListComments, {})).data;
  expect(waiting).toMatchObject({ score: 5, content: "好用" });
  const params = { prodCommId: waiting?.prodCommId ?? 0 };
  await server.call(sandboxReplyComment, { params, body: { content: "谢谢" } });
  expect((await server.call(sandboxListComments, {})).data).toEqual([]);
  const { data } = await server.call(getComments, { query: { prodId: helmet.prodId } });
  expect(data.records[0]).toMatchObject({ replyContent: "谢谢" });
  const told = await server.call(listMessages, { query: {} }, { token });
  expect(told.data.records[0]).toMatchObject({ title: "商家回复了您的评价" });
  const none = await server.call(sandboxReplyComment, { params: { prodCommId: 999_999 }, body: {} });
  expect(none).toMatchObject({ msg: "评价不存在或已删除" });
});
