/** What the points mall keeps of its goods beside product and SKU (docs/decisions/2026-11-27-points-mall.md). */
import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { ref } from "./columns.ts";
import { atLeast, rule } from "./rules.ts";

/** One row for each product that is redeemed with points. */
export const pointsGoods = pgTable(
  "points_goods",
  {
    prodId: ref("prod_id")
      .primaryKey()
      .references(() => products.id),
    /** Most pieces that one person may have; 0 is no limit. */
    perUser: integer("per_user").notNull().default(0),
    /** Most pieces in all; null is no limit beside the stock. */
    total: integer("total"),
    /** Pieces in orders that were not canceled. */
    taken: integer("taken").notNull().default(0),
  },
  (t) => [
    rule("points_goods_counts", atLeast(0, t.perUser, t.total, t.taken)),
    rule("points_goods_total", sql`${t.taken} <= ${t.total}`),
  ],
);
