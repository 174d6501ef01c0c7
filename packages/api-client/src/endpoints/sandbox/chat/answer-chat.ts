import { chatLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { ChatMessage, chatMessageExample, clientId, ofConversation } from "../../../models/chat.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** An agent answers; what is above is read with it. Without an id of its own each call is a new message. */
export const sandboxAnswerChat = endpoint("POST /sandbox/chats/{conversationId}/answer", {
  summary: "Answers a buyer in a chat",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: v.object(ofConversation),
  body: v.object({ text: text(chatLimits.text * 2), clientId: v.optional(clientId) }),
  answer: ChatMessage,
  fails: ["A00001"],
  example: {
    params: { conversationId: 1 },
    body: { text: "您好，今天下单，明天发货。" },
    answer: {
      ...chatMessageExample,
      party: "shop",
      content: { kind: "text", text: "您好，今天下单，明天发货。" },
    },
  },
});
