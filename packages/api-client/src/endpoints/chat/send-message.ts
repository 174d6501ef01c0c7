import { chatLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { ChatMessage, chatMessageExample, SentMessage } from "../../models/chat.ts";
import { flag } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Says something; the sender's own id of it is its key, so that sent again it is the same message. */
export const sendMessage = endpoint("POST /p/im/send", {
  summary: "Sends a message",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "write",
  perMinute: chatLimits.perMinute,
  body: SentMessage,
  /** `isOnline` 0: it is kept, and read when an agent is there. */
  answer: v.object({ message: ChatMessage, isOnline: flag }),
  fails: ["A00004", "A00001"],
  example: {
    body: {
      conversationId: 1,
      clientId: chatMessageExample.clientId,
      content: { kind: "text", text: "这款扳手什么时候能发货？" },
    },
    answer: { message: chatMessageExample, isOnline: 1 },
  },
});
