import { platformShopId } from "@tradehall/mall-rules/states/chat/chat";
import * as v from "valibot";
import { Conversation, conversationExample } from "../../models/chat.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's one conversation with a shop, or with the platform; made where there is none yet. */
export const openConversation = endpoint("POST /p/im/open", {
  summary: "The buyer's conversation with a shop or the platform",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "write",
  body: v.object({ shopId: v.optional(id, platformShopId) }),
  answer: Conversation,
  fails: ["A00004", "A00001"],
  example: { body: { shopId: 1 }, answer: conversationExample },
});
