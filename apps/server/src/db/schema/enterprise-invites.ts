/** Invitations to enterprises, applications to join, and offers of their administration (Spec §6). */
import { type JoinState, joinStates } from "@tradehall/mall-rules/states/enterprise/rights";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, ref, serialId } from "./columns.ts";
import { enterprises, users } from "./people.ts";
import { oneOf, rule } from "./rules.ts";

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

export const enterpriseApplications = pgTable(
  "enterprise_applications",
  {
    id: serialId(),
    enterpriseId: ref("enterprise_id")
      .notNull()
      .references(() => enterprises.id),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** What the applicant says of themselves. */
    note: text("note").notNull().default(""),
    /** mall-rules states/enterprise/rights. */
    state: text("state").$type<JoinState>().notNull(),
    /** Why it was refused. */
    reason: text("reason").notNull().default(""),
    decidedBy: ref("decided_by").references(() => users.id),
    createdAt: at("created_at").notNull(),
    endedAt: at("ended_at"),
  },
  (t) => [
    // One waits at a time.
    uniqueIndex("enterprise_applications_waiting")
      .on(t.enterpriseId, t.userId)
      .where(sql`${t.state} = 'waiting'`),
    index("enterprise_applications_enterprise").on(t.enterpriseId, t.createdAt),
    index("enterprise_applications_user").on(t.userId, t.createdAt),
    rule("enterprise_applications_state", oneOf(t.state, joinStates)),
    rule("enterprise_applications_end", sql`(${t.state} = 'waiting') = (${t.endedAt} is null)`),
  ],
);
