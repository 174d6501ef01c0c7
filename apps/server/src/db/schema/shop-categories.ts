/** Categories that shops make for their own goods: two levels. */
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { products, shops } from "./catalogue.ts";
import { ref, serialId } from "./columns.ts";

export const shopCategories = pgTable(
  "shop_categories",
  {
    id: serialId(),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    /** 0 for the first level. */
    parentId: ref("parent_id").notNull().default(0),
    name: text("name").notNull(),
    seq: integer("seq").notNull().default(0),
  },
  (t) => [index("shop_categories_shop").on(t.shopId, t.seq), index("shop_categories_parent").on(t.parentId)],
);

/** Goods stand in any number of their shop's categories. */
export const shopCategoryGoods = pgTable(
  "shop_category_goods",
  {
    categoryId: ref("category_id")
      .notNull()
      .references(() => shopCategories.id),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.prodId] })],
);
