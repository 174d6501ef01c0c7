import { chatLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { ofConversation } from "../../models/chat.ts";
import { int, nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Rates what the shop has answered since the last rating; refused before it has. */
export const rateConversation = endpoint("POST /p/im/rate", {
  summary: "Rates a conversation",
  tag: "chat",
  base: "im",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: v.object({ ...ofConversation, score: int, note: v.optional(text(chatLimits.note * 2), "") }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { conversationId: 1, score: 5, note: "回复很快" }, answer: null },
});
