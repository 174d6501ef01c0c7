import { chatLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { ChatMessage, chatMessageExample, ofConversation } from "../../models/chat.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Messages of a conversation that hold some words, newest first; goods and orders by their names and numbers. */
export const searchMessages = endpoint("GET /p/im/search", {
  summary: "Messages of a conversation that hold some words",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "read",
  perMinute: 60,
  query: v.object({ ...ofConversation, keyword: text(chatLimits.keyword * 2) }),
  answer: v.array(ChatMessage),
  fails: ["A00004", "A00001"],
  example: { query: { conversationId: 1, keyword: "扳手" }, answer: [chatMessageExample] },
});
