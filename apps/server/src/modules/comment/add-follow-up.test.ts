import { addComments } from "@tradehall/api-client/endpoints/comment/add-comments";
import { addFollowUp } from "@tradehall/api-client/endpoints/comment/add-follow-up";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { commentLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { reviewable } from "#server/testing/comments.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

async function written(token: string): Promise<number> {
  const [line] = await reviewable(server, token, [helmet]);
  const comments = [{ orderItemId: line?.orderItemId ?? 0, score: 5, content: "好用" }];
  const { data } = await server.call(addComments, { body: { comments } }, { token });
  return data.comments[0]?.prodCommId ?? 0;
}
const add = (token: string, prodCommId: number, content = "一个月后依然好用") =>
  server.call(addFollowUp, { body: { prodCommId, content } }, { token });

test("once, by its buyer alone, and shown under the review", async () => {
  const token = await server.signIn(world.users.buyer);
  const id = await written(token);
  expect(await add(await server.signIn(world.users.other), id)).toMatchObject({ msg: "评价不存在或已删除" });
  expect(await add(token, id, "   ")).toMatchObject({ data: { fields: { content: "内容不能全为空格" } } });
  const answers = await Promise.all([add(token, id), add(token, id, "又一次")]);
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
  const { data } = await server.call(getComments, { query: { prodId: helmet.prodId } });
  expect(data.records.find(({ prodCommId }) => prodCommId === id)?.followUp?.content).toBeTruthy();
});

test("until 180 days have passed", async () => {
  const token = await server.signIn(world.users.buyer);
  const [late, early] = [await written(token), await written(token)];
  await server.clock.advance(commentLimits.followUpMs - 60_000);
  const again = await server.signIn(world.users.buyer);
  expect(await add(again, early)).toMatchObject({ success: true });
  await server.clock.advance(60_000);
  expect(await add(again, late)).toMatchObject({ msg: "该评价已不能追评" });
});
