/** Quotes: goods asked for of one shop, in rounds of wishes and answers. */
import {
  type QuoteParty,
  type QuoteState,
  quoteParties,
  quoteStates,
} from "@tradehall/mall-rules/states/purchase/quote";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { shops, skus } from "./catalogue.ts";
import { at, emptyTextArray, fen, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { atLeast, implies, oneOf, rule } from "./rules.ts";

export const quotes = pgTable(
  "quotes",
  {
    quoteNo: text("quote_no").primaryKey(),
    /** Who asked. */
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** For which enterprise; 0 for none. */
    enterpriseId: ref("enterprise_id").notNull().default(0),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    shopName: text("shop_name").notNull(),
    state: text("state").$type<QuoteState>().notNull(),
    /** How often the buyer has asked. */
    asks: integer("asks").notNull(),
    validUntil: at("valid_until"),
    /** When the buyer was told that it ends soon. */
    remindedAt: at("reminded_at"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    index("quotes_owner").on(t.userId, t.enterpriseId, t.updatedAt),
    index("quotes_enterprise").on(t.enterpriseId, t.updatedAt),
    index("quotes_open").on(t.validUntil).where(sql`${t.state} = 'answered'`),
    index("quotes_asked").on(t.updatedAt).where(sql`${t.state} = 'asked'`),
    rule(
      "quotes_states",
      oneOf(t.state, quoteStates),
      atLeast(1, t.asks),
      implies(sql`${t.state} in ('answered', 'accepted', 'expired')`, sql`${t.validUntil} is not null`),
    ),
  ],
);

export const quoteRounds = pgTable(
  "quote_rounds",
  {
    id: serialId(),
    quoteNo: text("quote_no")
      .notNull()
      .references(() => quotes.quoteNo, { onDelete: "cascade" }),
    /** Counting from 1, both sides. */
    nth: integer("nth").notNull(),
    party: text("party").$type<QuoteParty>().notNull(),
    note: text("note").notNull().default(""),
    attachments: text("attachments").array().notNull().default(emptyTextArray),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("quote_rounds_nth").on(t.quoteNo, t.nth),
    rule("quote_rounds_round", atLeast(1, t.nth), oneOf(t.party, quoteParties)),
  ],
);

export const quoteLines = pgTable(
  "quote_lines",
  {
    id: serialId(),
    roundId: ref("round_id")
      .notNull()
      .references(() => quoteRounds.id, { onDelete: "cascade" }),
    skuId: ref("sku_id")
      .notNull()
      .references(() => skus.id),
    quantity: integer("quantity").notNull(),
    /** Of a piece: wished for or offered; null is no wish, or not offered. */
    priceFen: fen("price_fen"),
    /** `yyyy-MM-dd` in China; null is none. */
    deliverBy: text("deliver_by"),
    /** Least quantity at this price; 0 of the buyer's lines. */
    minimum: integer("minimum").notNull().default(0),
  },
  (t) => [
    uniqueIndex("quote_lines_sku").on(t.roundId, t.skuId),
    rule(
      "quote_lines_line",
      atLeast(1, t.quantity, t.priceFen),
      atLeast(0, t.minimum),
      sql`${t.quantity} >= ${t.minimum}`,
    ),
  ],
);
