import * as v from "valibot";
import { ChatMessage, Conversation, chatMessageExample, conversationExample } from "../../../models/chat.ts";
import { flag, id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Conversations as agents have them before them, spoken in last first, each with its last messages. */
export const sandboxListChats = endpoint("GET /sandbox/chats", {
  summary: "Conversations and who of the agents is there",
  tag: "sandbox",
  auth: "none",
  sandbox: true,
  effect: "read",
  answer: v.object({
    chats: v.array(
      v.object({ ...Conversation.entries, account: v.string(), messages: v.array(ChatMessage) }),
    ),
    /** Shops with a conversation, and the platform (0). */
    presence: v.array(v.object({ shopId: id, shopName: v.string(), isOnline: flag })),
  }),
  fails: [],
  example: {
    answer: {
      chats: [{ ...conversationExample, account: "buyer", messages: [chatMessageExample] }],
      presence: [{ shopId: 1, shopName: "百工自营", isOnline: 1 }],
    },
  },
});
