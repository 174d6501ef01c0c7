/** What an enterprise's members may buy without approval, and the approvals of what is above it. */
import {
  type ApprovalState,
  type ApprovalStep,
  approvalStates,
} from "@tradehall/mall-rules/states/purchase/approval";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, fen, ref, serialId } from "./columns.ts";
import { enterprises, users } from "./people.ts";
import { atLeast, oneOf, rule } from "./rules.ts";
import { orders } from "./trade.ts";

/** What every order of an enterprise has to say, and who approves; one without a row asks for nothing. */
export const enterpriseSettings = pgTable("enterprise_settings", {
  enterpriseId: ref("enterprise_id")
    .primaryKey()
    .references(() => enterprises.id),
  requiresPoNumber: boolean("requires_po_number").notNull().default(false),
  requiresCostCentre: boolean("requires_cost_centre").notNull().default(false),
  requiresProject: boolean("requires_project").notNull().default(false),
  /** By rising amount; none leaves every approval to the administrator. */
  approvalSteps: jsonb("approval_steps").$type<ApprovalStep[]>().notNull().default([]),
});

/** Of one member: null is without limit, 0 is nothing without approval. */
export const memberLimits = pgTable(
  "member_limits",
  {
    enterpriseId: ref("enterprise_id")
      .notNull()
      .references(() => enterprises.id),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    perOrderFen: fen("per_order_fen"),
    perMonthFen: fen("per_month_fen"),
    categories: jsonb("categories")
      .$type<{ categoryId: number; perMonthFen: number }[]>()
      .notNull()
      .default([]),
    /** Who approves in their place while they are away, and until when. */
    standInUserId: ref("stand_in_user_id").references(() => users.id),
    standInUntil: at("stand_in_until"),
  },
  (t) => [
    primaryKey({ columns: [t.enterpriseId, t.userId] }),
    rule(
      "member_limits_amounts",
      sql`coalesce(${t.perOrderFen}, 0) >= 0 and coalesce(${t.perMonthFen}, 0) >= 0`,
      sql`(${t.standInUserId} is null) = (${t.standInUntil} is null)`,
    ),
  ],
);

/** One step of an order's approval. */
export const orderApprovals = pgTable(
  "order_approvals",
  {
    id: serialId(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => orders.orderNumber, { onDelete: "cascade" }),
    enterpriseId: ref("enterprise_id")
      .notNull()
      .references(() => enterprises.id),
    /** Counting from 0. */
    step: integer("step").notNull(),
    state: text("state").$type<ApprovalState>().notNull(),
    requestedBy: ref("requested_by")
      .notNull()
      .references(() => users.id),
    /** What the whole submit came to: by it the steps are counted. */
    submitFen: fen("submit_fen").notNull(),
    decidedBy: ref("decided_by").references(() => users.id),
    /** Why it was refused, in the approver's words. */
    reason: text("reason").notNull().default(""),
    createdAt: at("created_at").notNull(),
    decidedAt: at("decided_at"),
  },
  (t) => [
    uniqueIndex("order_approvals_step").on(t.orderNumber, t.step),
    uniqueIndex("order_approvals_waiting").on(t.orderNumber).where(sql`${t.state} = 'waiting'`),
    index("order_approvals_enterprise").on(t.enterpriseId, t.createdAt).where(sql`${t.state} = 'waiting'`),
    index("order_approvals_requested").on(t.requestedBy, t.createdAt),
    index("order_approvals_decided").on(t.decidedBy, t.decidedAt),
    rule(
      "order_approvals_states",
      oneOf(t.state, approvalStates),
      atLeast(0, t.step, t.submitFen),
      sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`,
      sql`(${t.state} in ('approved', 'refused')) = (${t.decidedBy} is not null)`,
    ),
  ],
);
