import * as v from "valibot";
import { MessagesAnswer, messagePage, messagesExample, ofConversation, seq } from "../../models/chat.ts";
import { endpoint } from "../contract.ts";

/** What has come since a message: for who was away, and where sockets are barred. */
export const listMessagesAfter = endpoint("GET /p/im/news", {
  summary: "Messages after one",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "read",
  query: v.object({ ...ofConversation, afterSeq: seq, size: messagePage }),
  answer: MessagesAnswer,
  fails: ["A00004", "A00001"],
  example: { query: { conversationId: 1, afterSeq: 0, size: 30 }, answer: messagesExample },
});
