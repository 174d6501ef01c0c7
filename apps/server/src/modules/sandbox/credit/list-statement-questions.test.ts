import { sandboxListStatementQuestions } from "@tradehall/api-client/endpoints/sandbox/credit/list-statement-questions";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("nothing was asked at first; modules/statement/ask-about-line asks and reads", async () => {
  expect(await server.call(sandboxListStatementQuestions)).toMatchObject({ data: [] });
});
