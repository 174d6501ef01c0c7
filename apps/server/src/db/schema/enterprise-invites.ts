/** Invitations to enterprises, and offers of their administration (Spec §6). */
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, ref, serialId } from "./columns.ts";
import { enterprises, users } from "./people.ts";

export const enterpriseInvites = pgTable(
  "enterprise_invites",
  {
    id: serialId(),
    enterpriseId: ref("enterprise_id")
      .notNull()
      .references(() => enterprises.id),
    /** For whom it is; "" where the link is for its first reader. */
    mobile: text("mobile").notNull().default(""),
    /** Of the link's secret: SHA-256, hex. */
    tokenHash: text("token_hash").notNull(),
    invitedBy: ref("invited_by")
      .notNull()
      .references(() => users.id),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    withdrawnAt: at("withdrawn_at"),
    /** Null until it is answered. */
    isAccepted: boolean("is_accepted"),
    answeredBy: ref("answered_by").references(() => users.id),
    answeredAt: at("answered_at"),
  },
  (t) => [
    uniqueIndex("enterprise_invites_token").on(t.tokenHash),
    index("enterprise_invites_enterprise").on(t.enterpriseId, t.createdAt),
    index("enterprise_invites_mobile").on(t.mobile),
  ],
);

/** One of an enterprise at a time: the last. */
export const enterpriseTransfers = pgTable("enterprise_transfers", {
  enterpriseId: ref("enterprise_id")
    .primaryKey()
    .references(() => enterprises.id),
  fromUserId: ref("from_user_id")
    .notNull()
    .references(() => users.id),
  toUserId: ref("to_user_id")
    .notNull()
    .references(() => users.id),
  createdAt: at("created_at").notNull(),
  expiresAt: at("expires_at").notNull(),
});
