import * as v from "valibot";
import { MessagesAnswer, messagePage, messagesExample, ofConversation, seq } from "../../models/chat.ts";
import { endpoint } from "../contract.ts";

/** A page of history: the messages right before one, or the newest. */
export const listMessagesBefore = endpoint("GET /p/im/messages", {
  summary: "Messages before one, or the newest",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "read",
  query: v.object({ ...ofConversation, beforeSeq: v.optional(seq), size: messagePage }),
  answer: MessagesAnswer,
  fails: ["A00004", "A00001"],
  example: { query: { conversationId: 1, beforeSeq: 31, size: 30 }, answer: messagesExample },
});
