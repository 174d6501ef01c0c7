import { sandboxAnswerStatementQuestion } from "@tradehall/api-client/endpoints/sandbox/credit/answer-statement-question";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("a question that is not there is not answered; modules/statement/ask-about-line answers one", async () => {
  expect(
    await server.call(sandboxAnswerStatementQuestion, {
      params: { questionId: 1 },
      body: { answer: "含运费。" },
    }),
  ).toMatchObject({ code: "A00001" });
});
