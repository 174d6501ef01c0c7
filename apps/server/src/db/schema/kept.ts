/** What a buyer keeps, looked at and searched for. */
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { at, fen, ref } from "./columns.ts";
import { users } from "./people.ts";

export const collections = pgTable(
  "collections",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    createdAt: at("created_at").notNull(),
    /** What its card showed then; null where it was added before that was kept. */
    addedPriceFen: fen("added_price_fen"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.prodId] })],
);

export const footprints = pgTable(
  "footprints",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    visitedAt: at("visited_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.prodId] })],
);

export const searchHistory = pgTable(
  "search_history",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    keyword: text("keyword").notNull(),
    searchedAt: at("searched_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.keyword] })],
);
