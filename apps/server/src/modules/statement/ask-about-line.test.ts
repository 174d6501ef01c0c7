import { sandboxAnswerStatementQuestion } from "@tradehall/api-client/endpoints/sandbox/credit/answer-statement-question";
import { sandboxListStatementQuestions } from "@tradehall/api-client/endpoints/sandbox/credit/list-statement-questions";
import { askAboutLine } from "@tradehall/api-client/endpoints/statement/ask-about-line";
import { statementLimits } from "@tradehall/mall-rules/limits";
import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifyLogs } from "#server/db/schema/index.ts";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { closeThisMonth, giveAddresses, linesOf } from "#server/testing/statements.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const ask = (token: string | undefined, lineId: number, question: string) =>
  server.call(askAboutLine, { body: { lineId, question } }, { token });

test("a question about a line goes to the shop, whose answer is a message and is beside the line", async () => {
  const token = await server.signIn(users.retail);
  await giveAddresses(server, users.retail);
  await pay(server, token, await buyNow(server, token, helmet));
  const month = await closeThisMonth(server);
  const lineId = (await linesOf(server, token, month)).data.records[0]?.lineId ?? 0;
  expect((await ask(token, lineId, " ")).data).toMatchObject({ fields: { question: "请输入您的问题" } });
  const other = await server.signIn(users.other);
  expect(await ask(other, lineId, "含运费吗？")).toMatchObject({ msg: "账单明细不存在" });
  expect(await ask(undefined, lineId, "含运费吗？")).toMatchObject({ code: "A00004" });
  expect((await ask(token, lineId, "含运费吗？")).success).toBe(true);
  const [asked] = (await server.call(sandboxListStatementQuestions)).data;
  const params = { questionId: asked?.questionId ?? 0 };
  const answer = () => server.call(sandboxAnswerStatementQuestion, { params, body: { answer: "含运费。" } });
  expect((await answer()).success).toBe(true);
  expect((await answer()).success).toBe(false);
  expect((await linesOf(server, token, month)).data.records[0]).toMatchObject({
    question: "含运费吗？",
    answer: "含运费。",
  });
  const [told] = await server.database.db.select().from(notifyLogs).orderBy(desc(notifyLogs.id)).limit(1);
  expect(told).toMatchObject({
    event: "statementAnswered",
    link: `/user-center/uc-billDetail?month=${month}`,
  });
  for (let nth = 1; nth < statementLimits.questions; nth += 1) await ask(token, lineId, `第 ${nth} 问`);
  expect(await ask(token, lineId, "再问")).toMatchObject({ msg: expect.stringContaining("今日提问已达") });
});
