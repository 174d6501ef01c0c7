/** Teams of group buying. Who is in one are the orders that name it (`orders.team_id`). */
import { sql } from "drizzle-orm";
import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { at, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { activities } from "./promotions.ts";
import { implies, rule } from "./rules.ts";

export const teams = pgTable(
  "teams",
  {
    id: serialId(),
    activityId: ref("activity_id")
      .notNull()
      .references(() => activities.id),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    /** Who opened it. */
    leaderId: ref("leader_id")
      .notNull()
      .references(() => users.id),
    /** People it needs; of them, who holds a place, and who has paid for one (mall-rules states/promotion/team). */
    size: integer("size").notNull(),
    taken: integer("taken_count").notNull(),
    paid: integer("paid_count").notNull(),
    /** When its leader paid, and until when it can be filled. */
    openedAt: at("opened_at").notNull(),
    endsAt: at("ends_at").notNull(),
    /** When its orders went on or were given up; null while it forms. */
    settledAt: at("settled_at"),
  },
  (t) => [
    index("teams_goods").on(t.activityId, t.prodId),
    index("teams_due").on(t.endsAt).where(sql`${t.settledAt} is null`),
    rule("teams_places", sql`1 <= ${t.paid} and ${t.paid} <= ${t.taken} and ${t.taken} <= ${t.size}`),
    rule("teams_time", sql`${t.openedAt} < ${t.endsAt}`),
    rule("teams_filled", implies(sql`${t.paid} = ${t.size}`, sql`${t.settledAt} is not null`)),
  ],
);
