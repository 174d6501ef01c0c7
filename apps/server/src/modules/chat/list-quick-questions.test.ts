import { listQuickQuestions } from "@tradehall/api-client/endpoints/chat/list-quick-questions";
import { chatTopics } from "@tradehall/mall-rules/words/chat";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("has questions for each topic, in the reader's language", async () => {
  const token = await server.signIn(world.users.buyer);
  for (const topic of chatTopics) {
    const { data } = await server.call(
      listQuickQuestions,
      { query: { topic } },
      { token, headers: { locale: "en" } },
    );
    expect(data.length).toBeGreaterThan(2);
    expect(data.join()).toMatch(/^[\x20-\x7e]+$/);
  }
});

test("is closed to visitors", async () => {
  expect(await server.call(listQuickQuestions, { query: {} })).toMatchObject({ code: "A00004" });
});
