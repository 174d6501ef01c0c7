/** Chat with shops and the platform. Ids of a shop are 0 where the platform itself is meant. */
import { chatLimits } from "@tradehall/mall-rules/limits";
import { chatParties } from "@tradehall/mall-rules/states/chat/chat";
import * as v from "valibot";
import { dateTime, flag, id, instant, int, money, picture, text } from "./wire.ts";

/** What a message says; goods and orders as they were when it was sent, the state of an order as it is now. */
export const ChatContent = v.variant("kind", [
  v.object({ kind: v.literal("text"), text: v.string() }),
  v.object({
    kind: v.literal("picture"),
    /** Can be looked at for some minutes without a session. */
    path: v.string(),
    width: v.number(),
    height: v.number(),
  }),
  v.object({
    kind: v.literal("product"),
    prodId: id,
    skuId: v.nullable(id),
    prodName: v.string(),
    skuName: v.string(),
    pic: picture,
    price: money,
  }),
  v.object({
    kind: v.literal("order"),
    orderNumber: v.string(),
    /** Of its first goods. */
    prodName: v.string(),
    pic: picture,
    prodCount: v.number(),
    actualTotal: money,
    /** Its state now; null where it is gone. */
    status: v.nullable(v.number()),
  }),
]);
export type ChatContent = v.InferOutput<typeof ChatContent>;

export const ChatMessage = v.object({
  conversationId: id,
  /** Counts from 1 within its conversation, without a hole. */
  seq: v.number(),
  party: v.picklist(chatParties),
  /** The id that its sender gave it; "" of the other side's. */
  clientId: v.string(),
  content: ChatContent,
  sentAt: instant,
  createTime: dateTime,
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

export const Conversation = v.object({
  conversationId: id,
  shopId: id,
  shopName: v.string(),
  shopLogo: v.string(),
  /** 1 self-operated, 2 a dealer's; 0 the platform. */
  shopType: v.number(),
  /** 1 while an agent is there. */
  isOnline: flag,
  unreadCount: v.number(),
  lastSeq: v.number(),
  /** The newest message in words; "" where there is none. */
  lastText: v.string(),
  lastAt: instant,
  /** Up to where each side has read. */
  readSeq: v.number(),
  shopReadSeq: v.number(),
  /** 1 where the shop has answered since it was last rated. */
  isRateable: flag,
});
export type Conversation = v.InferOutput<typeof Conversation>;

/** A sequence; 0 is before the first message. */
export const seq = v.pipe(int, v.minValue(0));
export const ofConversation = { conversationId: id };
export const messagePage = v.optional(
  v.pipe(int, v.minValue(1), v.maxValue(chatLimits.maxPage)),
  chatLimits.page,
);

/** What a buyer says. */
export const SentContent = v.variant("kind", [
  v.object({ kind: v.literal("text"), text: text(chatLimits.text * 2) }),
  /** A picture that the sender has uploaded (`/p/file/uploadImFile`). */
  v.object({ kind: v.literal("picture"), filePath: text(300) }),
  v.object({ kind: v.literal("product"), prodId: id, skuId: v.optional(v.nullable(id), null) }),
  v.object({ kind: v.literal("order"), orderNumber: text(40) }),
]);
export type SentContent = v.InferOutput<typeof SentContent>;

export const clientId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** A message on its way: its own id makes it one message, however often it is sent. */
export const SentMessage = v.object({ ...ofConversation, clientId, content: SentContent });
export type SentMessage = v.InferOutput<typeof SentMessage>;

export const MessagesAnswer = v.object({
  /** In their order. */
  messages: v.array(ChatMessage),
  /** 1 where there are more in the direction that was asked for. */
  hasMore: flag,
  /** Up to where the shop has read. */
  shopReadSeq: v.number(),
  isOnline: flag,
  now: instant,
});

export const chatMessageExample: ChatMessage = {
  conversationId: 1,
  seq: 1,
  party: "buyer",
  clientId: "8f14e45f-ceea-467f-a9a1-0d2e9b7c6a55",
  content: { kind: "text", text: "这款扳手什么时候能发货？" },
  sentAt: 1_795_745_000_000,
  createTime: "2026-11-27 09:23:20",
};

export const conversationExample: Conversation = {
  conversationId: 1,
  shopId: 1,
  shopName: "百工自营",
  shopLogo: "/pictures/s/own",
  shopType: 1,
  isOnline: 1,
  unreadCount: 1,
  lastSeq: 2,
  lastText: "今天下单，明天发货。",
  lastAt: 1_795_745_060_000,
  readSeq: 1,
  shopReadSeq: 1,
  isRateable: 1,
};

export const messagesExample = {
  messages: [chatMessageExample],
  ...({ hasMore: 0, shopReadSeq: 1, isOnline: 1, now: 1_795_745_000_000 } as const),
};
