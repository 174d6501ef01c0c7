/** Account terms (账期): what a shop lends an enterprise, and every change of what is owed (Spec §3). */
import { type CreditState, creditSources, creditStates } from "@tradehall/mall-rules/states/payment/credit";
import { type PaymentStatus, paymentStatuses, payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { shops } from "./catalogue.ts";
import { at, emptyTextArray, fen, noMoney, ref, serialId } from "./columns.ts";
import { enterprises, users } from "./people.ts";
import { atLeast, oneOf, rule } from "./rules.ts";

/** One line of an enterprise with a shop, from when it was asked for. */
export const creditLines = pgTable(
  "credit_lines",
  {
    enterpriseId: ref("enterprise_id")
      .notNull()
      .references(() => enterprises.id),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    /** mall-rules states/payment/credit. */
    state: text("state").$type<CreditState>().notNull(),
    /** Who asked, for how much and why, with which papers. */
    requestedBy: ref("requested_by")
      .notNull()
      .references(() => users.id),
    requestedFen: fen("requested_fen").notNull(),
    note: text("note").notNull().default(""),
    documents: text("documents").array().notNull().default(emptyTextArray),
    /** What was granted; nothing while it is only asked for. */
    limitFen: fen("limit_fen").notNull().default(noMoney),
    /** Always the sum of the ledger. */
    usedFen: fen("used_fen").notNull().default(noMoney),
    /** Days from an order to when it is due. */
    termDays: integer("term_days").notNull().default(0),
    /** Why the shop refused or stopped it. */
    reason: text("reason").notNull().default(""),
    createdAt: at("created_at").notNull(),
    decidedAt: at("decided_at"),
  },
  (t) => [
    primaryKey({ columns: [t.enterpriseId, t.shopId] }),
    rule("credit_lines_amounts", atLeast(0, t.requestedFen, t.limitFen, t.usedFen, t.termDays)),
    rule("credit_lines_states", oneOf(t.state, creditStates)),
  ],
);

/** Every change of what an enterprise owes a shop: more is positive, less negative. */
export const creditLedger = pgTable(
  "credit_ledger",
  {
    id: serialId(),
    enterpriseId: ref("enterprise_id").notNull(),
    shopId: ref("shop_id").notNull(),
    /** Who ordered, or paid back. */
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    changeFen: fen("change_fen").notNull(),
    source: text("source").notNull(),
    /** Of an order: what is owed for it; of a refund or a repayment: for which order it is owed less. */
    orderNumber: text("order_number").notNull(),
    /** When it is due; of orders only. */
    dueAt: at("due_at"),
    /** Of a repayment. */
    repaymentNo: text("repayment_no"),
    refundSn: text("refund_sn"),
    /** What its enterprise was reminded of: nothing, that it is due soon, that it is overdue; of orders only. */
    told: integer("told").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("credit_ledger_line").on(t.enterpriseId, t.shopId, t.createdAt),
    index("credit_ledger_order").on(t.orderNumber),
    index("credit_ledger_due").on(t.dueAt).where(sql`${t.dueAt} is not null`),
    rule("credit_ledger_change", sql`${t.changeFen} <> 0`, oneOf(t.source, creditSources)),
    // An order is owed once, a refund lessens it once, and so does each repayment.
    uniqueIndex("credit_ledger_owed").on(t.orderNumber).where(sql`${t.source} = 'order'`),
    uniqueIndex("credit_ledger_refund").on(t.refundSn, t.orderNumber).where(sql`${t.source} = 'refund'`),
    uniqueIndex("credit_ledger_repayment")
      .on(t.repaymentNo, t.orderNumber)
      .where(sql`${t.source} = 'repayment'`),
  ],
);

/** Attempts to pay back what is owed, by the same states as payments; a buyer has one open at a time for each line. */
export const creditRepayments = pgTable(
  "credit_repayments",
  {
    repaymentNo: text("repayment_no").primaryKey(),
    enterpriseId: ref("enterprise_id").notNull(),
    shopId: ref("shop_id").notNull(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    amountFen: fen("amount_fen").notNull(),
    /** What of it was owed no more when it came, and went into the balance of who paid. */
    excessFen: fen("excess_fen").notNull().default(noMoney),
    /** Orders that were chosen; none: the oldest first. */
    orderNumbers: text("order_numbers").array().notNull().default(emptyTextArray),
    payType: integer("pay_type").notNull(),
    /** mall-rules states/payment/payment. */
    status: text("status").$type<PaymentStatus>().notNull(),
    qrText: text("qr_text").notNull().default(""),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
  },
  (t) => [
    index("credit_repayments_line").on(t.enterpriseId, t.shopId, t.createdAt),
    index("credit_repayments_user").on(t.userId),
    rule("credit_repayments_amount", atLeast(1, t.amountFen), atLeast(0, t.excessFen)),
    rule(
      "credit_repayments_states",
      oneOf(t.status, paymentStatuses),
      oneOf(t.payType, Object.values(payTypes)),
    ),
    rule("credit_repayments_paid", sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
  ],
);
