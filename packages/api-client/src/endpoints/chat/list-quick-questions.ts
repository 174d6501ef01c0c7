import { chatTopics } from "@tradehall/mall-rules/words/chat";
import * as v from "valibot";
import { endpoint } from "../contract.ts";

/** Questions at hand, in the caller's language, by what the conversation is about. */
export const listQuickQuestions = endpoint("GET /p/im/quickQuestions", {
  summary: "Questions at hand",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "read",
  query: v.object({ topic: v.optional(v.picklist(chatTopics), "general") }),
  answer: v.array(v.string()),
  fails: ["A00004"],
  example: { query: { topic: "product" }, answer: ["这款商品什么时候能发货？"] },
});
