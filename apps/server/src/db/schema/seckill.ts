/** Flash sales: who wants to hear of the beginning, and who was let in to order. */
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { at, ref } from "./columns.ts";
import { users } from "./people.ts";
import { activities, activityItems } from "./promotions.ts";

export const seckillReminders = pgTable(
  "seckill_reminders",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    activityId: ref("activity_id")
      .notNull()
      .references(() => activities.id, { onDelete: "cascade" }),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    createdAt: at("created_at").notNull(),
    /** Whether the job has written its message. */
    isTold: boolean("is_told").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.activityId, t.prodId] }),
    index("seckill_reminders_due").on(t.activityId).where(sql`not ${t.isTold}`),
  ],
);

/** The one secret of a buyer for a SKU of a round: a new one takes the place of the last. */
export const seckillSecrets = pgTable(
  "seckill_secrets",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    activityId: ref("activity_id").notNull(),
    skuId: ref("sku_id").notNull(),
    secret: text("secret").notNull(),
    givenAt: at("given_at").notNull(),
    /** The order that it was spent on has been made. */
    isUsed: boolean("is_used").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.activityId, t.skuId] }),
    foreignKey({
      name: "seckill_secrets_item_fk",
      columns: [t.activityId, t.skuId],
      foreignColumns: [activityItems.activityId, activityItems.skuId],
    }).onDelete("cascade"),
    index("seckill_secrets_item").on(t.activityId, t.skuId, t.givenAt),
  ],
);
