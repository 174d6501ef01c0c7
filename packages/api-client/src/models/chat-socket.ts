/**
 * The protocol of the chat's socket (`/im/socket`): JSON, one frame each. A connection begins with `hello` and is answered by
 * `welcome`; what a browser has missed comes as messages after it. What is sent here can be sent by the calls as well.
 */
import { chatLimits } from "@tradehall/mall-rules/limits";
import { chatSides } from "@tradehall/mall-rules/states/chat/chat";
import { isSessionEnd, type SessionEnd } from "@tradehall/mall-rules/words/session";
import * as v from "valibot";
import { ChatMessage, ofConversation, SentMessage, seq } from "./chat.ts";
import { flag, id, instant } from "./wire.ts";

/** What a browser sends. */
export const ClientFrame = v.variant("type", [
  v.object({
    type: v.literal("hello"),
    /** The last message that the browser has of each conversation; others are not sent again. */
    resume: v.pipe(
      v.array(v.object({ ...ofConversation, lastSeq: seq })),
      v.maxLength(chatLimits.conversations),
    ),
  }),
  v.object({ type: v.literal("send"), ...SentMessage.entries }),
  v.object({ type: v.literal("typing"), ...ofConversation }),
  v.object({ type: v.literal("read"), ...ofConversation, seq }),
  v.object({ type: v.literal("ping") }),
]);
export type ClientFrame = v.InferInput<typeof ClientFrame>;

/** What a browser gets. */
export const ServerFrame = v.variant("type", [
  v.object({ type: v.literal("welcome"), unreadCount: v.number(), now: instant }),
  v.object({ type: v.literal("message"), message: ChatMessage }),
  /** Of a message that was sent: it is kept, now or by an earlier try. */
  v.object({ type: v.literal("ack"), clientId: v.string(), message: ChatMessage }),
  /** How far a side has read. */
  v.object({ type: v.literal("read"), ...ofConversation, side: v.picklist(chatSides), seq: v.number() }),
  v.object({ type: v.literal("typing"), ...ofConversation }),
  v.object({ type: v.literal("presence"), shopId: id, isOnline: flag }),
  v.object({ type: v.literal("unread"), ...ofConversation, unreadCount: v.number(), total: v.number() }),
  v.object({ type: v.literal("pong"), now: instant }),
  /** The account is at work in another browser; the connection ends. */
  v.object({ type: v.literal("replaced") }),
  /** The session is over; the connection ends. */
  v.object({ type: v.literal("ended"), reason: v.custom<SessionEnd>(isSessionEnd) }),
  /** A frame that was not taken; of a message its `clientId`, its code and its words. */
  v.object({
    type: v.literal("refused"),
    clientId: v.string(),
    code: v.string(),
    msg: v.string(),
    fields: v.record(v.string(), v.string()),
    /** Milliseconds after which it may come again; 0 where that is no use. */
    retryMs: v.number(),
  }),
]);
export type ServerFrame = v.InferOutput<typeof ServerFrame>;
