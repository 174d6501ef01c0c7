/** Conversations of buyers with shops and the platform. */
import {
  type ChatKind,
  type ChatParty,
  chatKinds,
  chatParties,
} from "@tradehall/mall-rules/states/chat/chat";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { shops } from "./catalogue.ts";
import { at, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { atLeast, oneOf, rule } from "./rules.ts";

/** What a message holds beside its text, as both sides saw it when it was sent. */
export interface KeptContent {
  path?: string;
  width?: number;
  height?: number;
  prodId?: number;
  skuId?: number | null;
  orderNumber?: string;
  /** Of the product, or of the first goods of the order. */
  name?: string;
  skuName?: string;
  picture?: string;
  /** Of a piece, or of the whole order. */
  priceFen?: number;
  pieces?: number;
}

export const conversations = pgTable(
  "conversations",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** Null is the platform's own service. */
    shopId: ref("shop_id").references(() => shops.id),
    /** Of the newest message; they count from 1 without a hole. */
    lastSeq: integer("last_seq").notNull().default(0),
    lastAt: at("last_at").notNull(),
    /** Up to where each side has read. */
    buyerReadSeq: integer("buyer_read_seq").notNull().default(0),
    shopReadSeq: integer("shop_read_seq").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    unique("conversations_pair").on(t.userId, t.shopId).nullsNotDistinct(),
    index("conversations_newest").on(t.userId, t.lastAt),
    index("conversations_last").on(t.lastAt),
    rule(
      "conversations_read",
      atLeast(0, t.lastSeq, t.buyerReadSeq, t.shopReadSeq),
      sql`${t.buyerReadSeq} <= ${t.lastSeq}`,
      sql`${t.shopReadSeq} <= ${t.lastSeq}`,
    ),
  ],
);

export const chatMessages = pgTable(
  "chat_messages",
  {
    conversationId: ref("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    party: text("party").$type<ChatParty>().notNull(),
    /** The sender's own id of it: sent twice, it is one message. */
    clientId: text("client_id").notNull(),
    kind: text("kind").$type<ChatKind>().notNull(),
    text: text("text").notNull().default(""),
    content: jsonb("content").$type<KeptContent>().notNull().default({}),
    sentAt: at("sent_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    unique("chat_messages_client").on(t.conversationId, t.party, t.clientId),
    rule("chat_messages_message", atLeast(1, t.seq), oneOf(t.party, chatParties), oneOf(t.kind, chatKinds)),
  ],
);

export const chatRatings = pgTable(
  "chat_ratings",
  {
    conversationId: ref("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** The newest message when it was given. */
    seq: integer("seq").notNull(),
    score: integer("score").notNull(),
    note: text("note").notNull().default(""),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    rule("chat_ratings_score", atLeast(1, t.score), sql`${t.score} <= 5`),
  ],
);

/** Whether a shop's agents are there; 0 is the platform. A shop without a row is as the server says. */
export const chatPresence = pgTable("chat_presence", {
  shopId: ref("shop_id").primaryKey(),
  isOnline: boolean("is_online").notNull(),
});
