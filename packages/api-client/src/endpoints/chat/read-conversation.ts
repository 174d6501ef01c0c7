import * as v from "valibot";
import { ofConversation, seq } from "../../models/chat.ts";
import { endpoint } from "../contract.ts";

/** Notes how far the buyer has read; never back. Answers how many messages of all conversations are unread. */
export const readConversation = endpoint("POST /p/im/read", {
  summary: "Notes how far the buyer has read",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "write",
  body: v.object({ ...ofConversation, seq }),
  answer: v.object({ unreadCount: v.number() }),
  fails: ["A00004", "A00001"],
  example: { body: { conversationId: 1, seq: 2 }, answer: { unreadCount: 0 } },
});
