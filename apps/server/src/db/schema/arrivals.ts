/** Buyers who want to be told once a sold-out SKU is there again. */
import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { skus } from "./catalogue.ts";
import { at, ref } from "./columns.ts";
import { users } from "./people.ts";

/** A row goes with the message that answers it (jobs/tell-arrivals). */
export const awaitedSkus = pgTable(
  "awaited_skus",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    skuId: ref("sku_id")
      .notNull()
      .references(() => skus.id),
    createdAt: at("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.skuId] }), index("awaited_skus_sku").on(t.skuId)],
);
