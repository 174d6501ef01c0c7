/** Named lists of what a purchaser orders again and again. */
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { skus } from "./catalogue.ts";
import { at, ref, serialId } from "./columns.ts";
import { enterprises, users } from "./people.ts";
import { atLeast, rule } from "./rules.ts";

export const purchaseLists = pgTable(
  "purchase_lists",
  {
    id: serialId(),
    /** Who made it. */
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** The enterprise it was made in; null of a buyer without one. */
    enterpriseId: ref("enterprise_id").references(() => enterprises.id),
    name: text("name").notNull(),
    /** Every member of the enterprise reads it and orders from it. */
    isShared: boolean("is_shared").notNull().default(false),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    /** Removed by its maker, who may still take that back. */
    deletedAt: at("deleted_at"),
  },
  (t) => [
    index("purchase_lists_user").on(t.userId, t.updatedAt),
    index("purchase_lists_enterprise").on(t.enterpriseId, t.updatedAt),
  ],
);

export const purchaseListLines = pgTable(
  "purchase_list_lines",
  {
    id: serialId(),
    listId: ref("list_id")
      .notNull()
      .references(() => purchaseLists.id, { onDelete: "cascade" }),
    skuId: ref("sku_id")
      .notNull()
      .references(() => skus.id),
    quantity: integer("quantity").notNull(),
    note: text("note").notNull().default(""),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("purchase_list_lines_sku").on(t.listId, t.skuId),
    rule("purchase_list_lines_quantity", atLeast(1, t.quantity)),
  ],
);
