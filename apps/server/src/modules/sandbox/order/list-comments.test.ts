import { sandboxListComments } from "@tradehall/api-client/endpoints/sandbox/order/list-comments";
import { expect, test } from "vitest";
import { comments } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("only reviews of orders, without an answer, that were not taken away", async () => {
  const row = (orderItemId: number | null, more: object = {}) => ({
    prodId: world.prods.helmet,
    orderItemId,
    nickName: "buyer",
    score: 4,
    content: `第 ${orderItemId} 条`,
    createdAt: new Date("2026-01-01"),
    ...more,
  });
  await server.database.db
    .insert(comments)
    .values([row(null), row(1), row(2, { reply: "谢谢" }), row(3, { isDeleted: true })]);
  expect((await server.call(sandboxListComments, {})).data).toMatchObject([{ content: "第 1 条" }]);
});
