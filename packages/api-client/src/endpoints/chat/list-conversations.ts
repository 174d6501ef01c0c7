import * as v from "valibot";
import { Conversation, conversationExample } from "../../models/chat.ts";
import { instant, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's conversations, spoken in last first, and how many messages of all are unread. */
export const listConversations = endpoint("GET /p/user/conversations", {
  summary: "The buyer's conversations",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "read",
  query: v.object(paging),
  answer: v.object({ ...page(Conversation).entries, unreadCount: v.number(), now: instant }),
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 20 },
    answer: {
      records: [conversationExample],
      ...{ total: 1, size: 20, current: 1, pages: 1, unreadCount: 1, now: 1_795_745_000_000 },
    },
  },
});
