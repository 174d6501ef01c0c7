/** Shops' own pages, and who likes a shop. */
import { decorationStatuses } from "@tradehall/mall-rules/states/shop/decoration";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { shops } from "./catalogue.ts";
import { at, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { oneOf, rule } from "./rules.ts";

export const decorations = pgTable(
  "decorations",
  {
    id: serialId(),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    name: text("name").notNull(),
    status: text("status", { enum: decorationStatuses }).notNull().default("draft"),
    /** As an editor wrote them: read by the contract, which keeps what it does not know (models/decoration). */
    blocks: jsonb("blocks").$type<unknown[]>().notNull().default([]),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    index("decorations_shop").on(t.shopId),
    uniqueIndex("decorations_home").on(t.shopId).where(sql`${t.status} = 'published'`),
    rule("decorations_status", oneOf(t.status, decorationStatuses)),
    rule("decorations_blocks", sql`jsonb_typeof(${t.blocks}) = 'array'`),
  ],
);

export const shopCollections = pgTable(
  "shop_collections",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    createdAt: at("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.shopId] }), index("shop_collections_shop").on(t.shopId)],
);
