/** Reviews of products. */
import type { CommentTag } from "@tradehall/mall-rules/states/product/comment";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { at, emptyTextArray, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { rule } from "./rules.ts";

export const comments = pgTable(
  "comments",
  {
    id: serialId(),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    userId: ref("user_id").references(() => users.id),
    orderItemId: ref("order_item_id"),
    nickName: text("nick_name").notNull(),
    avatar: text("avatar").notNull().default(""),
    score: integer("score").notNull(),
    content: text("content").notNull(),
    pictures: text("pictures").array().notNull().default(emptyTextArray),
    anonymous: boolean("anonymous").notNull().default(false),
    skuName: text("sku_name").notNull().default(""),
    tags: text("tags").array().$type<CommentTag[]>().notNull().default(emptyTextArray),
    reply: text("reply"),
    repliedAt: at("replied_at"),
    followUp: text("follow_up"),
    followUpPictures: text("follow_up_pictures").array().notNull().default(emptyTextArray),
    followUpAt: at("follow_up_at"),
    /** Taken away by its buyer; kept, so that its line is not reviewed again. */
    isDeleted: boolean("is_deleted").notNull().default(false),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("comments_prod").on(t.prodId, t.createdAt),
    uniqueIndex("comments_line").on(t.orderItemId),
    index("comments_user").on(t.userId, t.createdAt),
    rule("comments_score", sql`${t.score} between 1 and 5`),
    rule("comments_follow_up", sql`(${t.followUp} is null) = (${t.followUpAt} is null)`),
  ],
);
