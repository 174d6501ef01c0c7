import { addComments } from "@tradehall/api-client/endpoints/comment/add-comments";
import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { commentLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { files, orderItems, products } from "#server/db/schema/index.ts";
import { keepFile, newFilePath } from "#server/modules/file/file-store.ts";
import { type Line, reviewable } from "#server/testing/comments.ts";
import { buyNow, detailOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
});

const one = ({ orderItemId }: Line, more: object = {}) => ({
  orderItemId,
  score: 5,
  content: "好用",
  ...more,
});
const add = (comments: object[], by: string | undefined = token) =>
  server.call(addComments, { body: { comments } as never }, { token: by });
const counted = async (prodId: number) => {
  const [row] = await server.database.db.select().from(products).where(eq(products.id, prodId));
  return { commentNum: row?.commentNum, positiveRating: row?.positiveRating };
};

test("lines of an order are reviewed one after another; with the last the order is evaluated", async () => {
  const [first, second] = await reviewable(server, token, [screwM6, screwM8]);
  if (!first || !second) throw new Error("two lines are needed");
  const { orderNumber } = first;
  expect(await add([one(first, { tags: ["quality", "damaged"], isAnonymous: 1 })])).toMatchObject({
    success: true,
    data: { comments: [{ tags: ["quality"], isAnonymous: 1, allowedActions: ["followUp", "delete"] }] },
  });
  expect(await detailOf(server, token, orderNumber)).toMatchObject({ status: 4 });
  await add([one(second, { score: 2, content: " 一般 " })]);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({
    status: 8,
    allowedActions: expect.arrayContaining(["addComment"]),
  });
  const query = { prodId: screwM6.prodId };
  const shown = await server.call(getComments, { query });
  expect(shown.data.records.slice(0, 2)).toMatchObject([
    { content: "一般", nickName: "buyer01", evaluate: 2 },
    { content: "好用", nickName: "b***1", evaluate: 0 },
  ]);
  expect((await server.call(getCommentData, { query })).data).toMatchObject({
    number: 2,
    positiveRating: 50,
    averageScore: 3.5,
    tags: [{ tag: "quality", count: 1 }],
  });
  expect(await counted(screwM6.prodId)).toEqual({ commentNum: 2, positiveRating: 50 });
});

test("each line once, also where two send it at once; one that is reviewed refuses all of them", async () => {
  const [line, other] = await reviewable(server, token, [screwM6, screwM8]);
  if (!line || !other) throw new Error("two lines are needed");
  const answers = await Promise.all([add([one(line)]), add([one(line)])]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await add([one(line), one(other)])).toMatchObject({
    code: "A00001",
    msg: expect.stringMatching(/已经评价过/),
  });
  const [kept] = await server.database.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.id, other.orderItemId));
  expect(kept?.commented).toBe(false);
});

test("says every fault of every line at once, and takes 150 characters of any kind", async () => {
  const [line, other] = await reviewable(server, token, [screwM6, screwM8]);
  if (!line || !other) throw new Error("two lines are needed");
  const refused = await add([
    one(line, { score: 0, content: "　 " }),
    one(other, { content: "😀".repeat(151) }),
  ]);
  expect(refused).toMatchObject({
    code: "A00001",
    data: {
      fields: {
        [`${line.orderItemId}.score`]: "请选择商品评分",
        [`${line.orderItemId}.content`]: "内容不能全为空格",
        [`${other.orderItemId}.content`]: "最多 150 个字符",
      },
    },
  });
  const pics = Array.from({ length: commentLimits.pictures + 1 }, (_, n) => `/files/${n}.webp`);
  expect(await add([one(line, { pics })])).toMatchObject({ code: "A00014" });
  expect(await add([one(line, { content: "😀".repeat(150) })])).toMatchObject({ success: true });
});

test("only own, received lines, and only own pictures", async () => {
  const [line] = await reviewable(server, token, [helmet]);
  if (!line) throw new Error("a line is needed");
  const other = await server.signIn(world.users.other);
  expect(await add([one(line)], other)).toMatchObject({ msg: "订单不存在" });
  const unpaid = await buyNow(server, token, helmet);
  const [item] = await server.database.db.select().from(orderItems).where(eq(orderItems.orderNumber, unpaid));
  expect(await add([{ orderItemId: item?.id, score: 5, content: "好" }])).toMatchObject({
    msg: "订单状态已变更",
  });
  const path = newFilePath();
  await keepFile(server.settings.dataDir, path, Buffer.from("picture"));
  const kept = { path, bytes: 1, width: 1, height: 1, createdAt: new Date() };
  await server.database.db.insert(files).values({ ...kept, userId: world.users.other });
  expect(await add([one(line, { pics: [path] })])).toMatchObject({ msg: "图片不存在，请重新上传" });
  await server.database.db.insert(files).values({ ...kept, purpose: "voucher", userId: world.users.buyer });
  expect(await add([one(line, { pics: [path] })])).toMatchObject({ msg: "图片不存在，请重新上传" });
  await server.database.db.insert(files).values({ ...kept, userId: world.users.buyer });
  // No one else sees it before the review, everyone does with it.
  const shown = path.replace("/files/", "/uploads/");
  expect((await server.app.inject({ url: path })).statusCode).toBe(404);
  expect((await server.app.inject({ url: shown })).statusCode).toBe(404);
  expect(await add([one(line, { pics: [path] })])).toMatchObject({ data: { comments: [{ pics: shown }] } });
  const read = await server.app.inject({ url: shown });
  expect(read.body).toBe("picture");
  expect(read.headers["cache-control"]).toContain("immutable");
});

test("what products say of their reviews is what they say", async () => {
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});
