/** Visits of the storefront's pages (Spec §3 "Flow-analytics record"). */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, ref, serialId } from "./columns.ts";

export const flowLogs = pgTable(
  "flow_logs",
  {
    id: serialId(),
    /** Null for a visitor without a session. */
    userId: ref("user_id"),
    enterpriseId: ref("enterprise_id").notNull().default(0),
    pageId: integer("page_id").notNull(),
    bizType: integer("biz_type").notNull().default(0),
    bizData: text("biz_data").notNull().default(""),
    step: integer("step").notNull().default(0),
    systemType: integer("system_type").notNull().default(1),
    uuid: text("uuid").notNull(),
    uuidSession: text("uuid_session").notNull(),
    visitType: integer("visit_type").notNull().default(1),
    prevPageId: integer("prev_page_id"),
    nums: integer("nums"),
    orderNumbers: text("order_numbers").notNull().default(""),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("flow_logs_created").on(t.createdAt),
    // A page view whose answer got lost comes again and counts once.
    uniqueIndex("flow_logs_visit").on(t.uuidSession, t.step).where(sql`${t.visitType} = 1`),
  ],
);
