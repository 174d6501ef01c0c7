/** What goods of a kind differ by, read out of parameters and specifications (modules/search/indexing/attributes-of.ts). */
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { ref } from "./columns.ts";

/** 材质: 不锈钢. Its id is in addresses, so that no row is ever taken away. */
export const attributeValues = pgTable(
  "attribute_values",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    name: text("name").notNull(),
    value: text("value").notNull(),
  },
  (t) => [unique("attribute_values_said").on(t.name, t.value)],
);

/** Apart from the wide rows of products: the values of a thousand hits are read in a moment. */
export const productAttributes = pgTable(
  "product_attributes",
  {
    prodId: ref("prod_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    valueIds: integer("value_ids").array().notNull(),
  },
  (t) => [index("product_attributes_values").using("gin", t.valueIds)],
);
