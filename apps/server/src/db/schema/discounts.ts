/** Spend-and-save (满减) and gifts (满赠) of shops. */

import type { Fen } from "@tradehall/mall-rules/money";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable } from "drizzle-orm/pg-core";
import { shops } from "./catalogue.ts";
import { emptyIdArray, ref } from "./columns.ts";
import { activities } from "./promotions.ts";
import { implies, rule } from "./rules.ts";

export interface StoredStep {
  thresholdFen: Fen;
  /** Spend-and-save. */
  reduceFen: Fen;
  /** Gifts: pieces of a SKU of the same shop. */
  gift: { skuId: number; quantity: number } | null;
}

/** What an activity of the kinds `spendSave` and `gift` says beside its name and times, which stand in `activities`. */
export const discounts = pgTable(
  "discounts",
  {
    activityId: ref("activity_id")
      .primaryKey()
      .references(() => activities.id, { onDelete: "cascade" }),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    /** The products that count; none named is all of the shop. */
    prodIds: ref("prod_ids").array().notNull().default(emptyIdArray),
    /** Every threshold's worth (每满), of one step. */
    isEvery: boolean("is_every").notNull().default(false),
    steps: jsonb("steps").$type<StoredStep[]>().notNull(),
  },
  (t) => [
    index("discounts_shop").on(t.shopId),
    rule(
      "discounts_steps",
      sql`jsonb_array_length(${t.steps}) > 0`,
      implies(sql`${t.isEvery}`, sql`jsonb_array_length(${t.steps}) = 1`),
    ),
  ],
);
