/** Attempts to pay for orders and to top up a balance. */
import { balanceLimits } from "@tradehall/mall-rules/limits";
import { type PaymentStatus, paymentStatuses, payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, fen, ref } from "./columns.ts";
import { users } from "./people.ts";
import { atLeast, oneOf, rule } from "./rules.ts";

/** One attempt to pay for the orders of one submit. */
export const payments = pgTable(
  "payments",
  {
    payNo: text("pay_no").primaryKey(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    orderNumbers: text("order_numbers").array().notNull(),
    amountFen: fen("amount_fen").notNull(),
    payType: integer("pay_type").notNull(),
    /** mall-rules states/payment/payment. */
    status: text("status").$type<PaymentStatus>().notNull(),
    qrText: text("qr_text").notNull().default(""),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
  },
  (t) => [
    index("payments_user").on(t.userId),
    index("payments_orders").using("gin", t.orderNumbers),
    index("payments_expiry").on(t.status, t.expiresAt),
    rule("payments_amount", atLeast(0, t.amountFen), sql`cardinality(${t.orderNumbers}) > 0`),
    rule("payments_states", oneOf(t.status, paymentStatuses), oneOf(t.payType, Object.values(payTypes))),
    rule("payments_paid", sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
  ],
);

/** Attempts to top up a balance, by the same states as payments; a buyer has one open at a time. */
export const topUps = pgTable(
  "top_ups",
  {
    payNo: text("pay_no").primaryKey(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    amountFen: fen("amount_fen").notNull(),
    payType: integer("pay_type").notNull(),
    /** mall-rules states/payment/payment. */
    status: text("status").$type<PaymentStatus>().notNull(),
    qrText: text("qr_text").notNull().default(""),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
  },
  (t) => [
    index("top_ups_user").on(t.userId, t.createdAt),
    rule("top_ups_amount", atLeast(balanceLimits.minTopUpFen, t.amountFen)),
    rule("top_ups_states", oneOf(t.status, paymentStatuses), oneOf(t.payType, Object.values(payTypes))),
    rule("top_ups_paid", sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
  ],
);
