/** Carts, and what a confirm of an order answered. */
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { products, shops, skus } from "./catalogue.ts";
import { at, emptyTextArray, fen, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { atLeast, rule } from "./rules.ts";

/** enterpriseId 0 is a buyer outside any enterprise, so that the unique index holds for them too. */
export const cartLines = pgTable(
  "cart_lines",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    enterpriseId: ref("enterprise_id").notNull().default(0),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    skuId: ref("sku_id")
      .notNull()
      .references(() => skus.id),
    /** The package (选择套餐) it was put in with, whose lines stand together; 0 is none. */
    comboId: ref("combo_id").notNull().default(0),
    quantity: integer("count").notNull(),
    isChecked: boolean("is_checked").notNull().default(true),
    /** Price when it was put in, to say that it fell or rose. */
    priceFenThen: fen("price_fen_then").notNull(),
    /** Grows with every change, so that a late answer can be told from a newer one. */
    version: integer("version").notNull().default(1),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("cart_lines_sku").on(t.userId, t.enterpriseId, t.skuId, t.comboId),
    index("cart_lines_owner").on(t.userId, t.enterpriseId),
    rule("cart_lines_amounts", atLeast(1, t.quantity, t.version), atLeast(0, t.priceFenThen)),
  ],
);

/** What a confirm answered, by its uuid: two tabs never overwrite each other. */
export const orderConfirms = pgTable(
  "order_confirms",
  {
    uuid: text("uuid").primaryKey(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    enterpriseId: ref("enterprise_id").notNull().default(0),
    /** The request it was made from; prices are recomputed at submit and compared. */
    request: jsonb("request").$type<unknown>().notNull(),
    totalFen: fen("total_fen").notNull(),
    /** Pieces that were given with it, compared like the total. */
    giftPieces: integer("gift_pieces").notNull().default(0),
    /** Set by the submit that used it. */
    orderNumbers: text("order_numbers").array().notNull().default(emptyTextArray),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("order_confirms_created").on(t.createdAt),
    rule("order_confirms_total", atLeast(0, t.totalFen)),
  ],
);
