/** What the server keeps for itself: answers to repeat, uploads, settings. */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";

/** Remembers the answer of a creating call by user, key and input. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: ref("user_id").notNull().default(0),
    endpoint: text("endpoint").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Null only within the transaction that makes it. */
    answer: jsonb("answer").$type<{ data?: unknown }>(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.endpoint, t.key, t.requestHash] }),
    index("idempotency_created").on(t.createdAt),
  ],
);

/**
 * Uploaded pictures. Each belongs to who sent it and is private, but where it was published (modules/file); what nothing
 * has used is swept.
 */
export const files = pgTable(
  "files",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** Its stable name on the wire, under `/files/`; those of before lie under `/uploads/`. */
    path: text("path").notNull(),
    /** mall-rules `uploadPurposes`. */
    purpose: text("purpose").notNull().default("review"),
    bytes: integer("bytes").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: at("created_at").notNull(),
    /** When something first named it; null while nothing has. */
    usedAt: at("used_at"),
  },
  (t) => [
    index("files_path").on(t.path),
    index("files_user").on(t.userId, t.createdAt),
    index("files_unused").on(t.createdAt).where(sql`${t.usedAt} is null`),
  ],
);

/** Settings that all server processes share, e.g. the moved clock. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").$type<unknown>(),
});
