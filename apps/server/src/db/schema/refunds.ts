/** Refunds of orders, their lines and their negotiation. */
import {
  cargoStatuses,
  openRefundStatuses,
  refundApplyTypes,
  refundParties,
  refundStatuses,
  refundStatusNumbers,
  refundTypes,
} from "@tradehall/mall-rules/states/after-sale/refund";
import type { RefundReason } from "@tradehall/mall-rules/words/refunds";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, emptyTextArray, fen, noMoney, ref, serialId } from "./columns.ts";
import { payments } from "./payments.ts";
import { atLeast, oneOf, rule } from "./rules.ts";
import { orderItems, orders } from "./trade.ts";

const openNumbers = openRefundStatuses.map((name) => refundStatuses[name]);

export const refunds = pgTable(
  "refunds",
  {
    refundSn: text("refund_sn").primaryKey(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => orders.orderNumber),
    /** Wire numbers (mall-rules states/after-sale/refund). */
    status: integer("status").notNull(),
    refundType: integer("refund_type").notNull(),
    applyType: integer("apply_type").notNull(),
    cargoStatus: integer("cargo_status").notNull(),
    /** A name of mall-rules words/refunds. */
    reason: text("reason").$type<RefundReason>().notNull(),
    explanation: text("explanation").notNull().default(""),
    photos: text("photos").array().notNull().default(emptyTextArray),
    /** Money that goes back, freight included. */
    amountFen: fen("amount_fen").notNull(),
    freightFen: fen("freight_fen").notNull().default(noMoney),
    /** Of the amount, what went back to the payment of a pre-sale's deposit; known once the money is sent. */
    depositFen: fen("deposit_fen").notNull().default(noMoney),
    points: integer("points").notNull().default(0),
    /** Whether it completes refunds that were applied for before: they become irrevocable with it. */
    isLast: boolean("is_last").notNull().default(false),
    sellerMsg: text("seller_msg").notNull().default(""),
    expressName: text("express_name").notNull().default(""),
    expressNo: text("express_no").notNull().default(""),
    mobile: text("mobile").notNull().default(""),
    appliedAt: at("applied_at").notNull(),
    decidedAt: at("decided_at"),
    shippedAt: at("shipped_at"),
    receivedAt: at("received_at"),
    paidBackAt: at("paid_back_at"),
    endedAt: at("ended_at"),
    /** When the clock moves it on. */
    deadlineAt: at("deadline_at"),
  },
  (t) => [
    index("refunds_order").on(t.orderNumber),
    index("refunds_deadline").on(t.deadlineAt),
    index("refunds_applied").on(t.appliedAt),
    index("refunds_paid_back").on(t.paidBackAt).where(sql`${t.paidBackAt} is not null`),
    rule(
      "refunds_amounts",
      atLeast(0, t.amountFen, t.freightFen, t.depositFen, t.points),
      sql`${t.freightFen} <= ${t.amountFen} and ${t.depositFen} <= ${t.amountFen}`,
    ),
    rule(
      "refunds_states",
      oneOf(t.status, refundStatusNumbers),
      oneOf(t.refundType, Object.values(refundTypes)),
      oneOf(t.applyType, Object.values(refundApplyTypes)),
      oneOf(t.cargoStatus, Object.values(cargoStatuses)),
    ),
    // What is open has a deadline, what is not has ended, and only money that went back is a success.
    rule(
      "refunds_moments",
      sql`(${oneOf(t.status, openNumbers)}) = (${t.deadlineAt} is not null)`,
      sql`(${oneOf(t.status, openNumbers)}) = (${t.endedAt} is null)`,
      sql`(${t.status} = ${sql.raw(String(refundStatuses.succeeded))}) = (${t.paidBackAt} is not null)`,
    ),
  ],
);

export const refundItems = pgTable(
  "refund_items",
  {
    refundSn: text("refund_sn")
      .notNull()
      .references(() => refunds.refundSn),
    orderItemId: ref("order_item_id")
      .notNull()
      .references(() => orderItems.id),
    quantity: integer("count").notNull(),
    /** Whether the refund is open. */
    isOpen: boolean("is_open").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundSn, t.orderItemId] }),
    // A line is in one open refund at a time.
    uniqueIndex("refund_items_open").on(t.orderItemId).where(sql`${t.isOpen}`),
    rule("refund_items_count", atLeast(1, t.quantity)),
  ],
);

/**
 * Money that a provider is asked to give back: written with the refund that comes to it, asked for after that is committed
 * (modules/refund/send-money-backs.ts).
 */
export const moneyBacks = pgTable(
  "money_backs",
  {
    id: serialId(),
    refundSn: text("refund_sn")
      .notNull()
      .references(() => refunds.refundSn),
    /** The payment it goes back by. */
    payNo: text("pay_no")
      .notNull()
      .references(() => payments.payNo),
    amountFen: fen("amount_fen").notNull(),
    createdAt: at("created_at").notNull(),
    /** Tries that were begun, and when the next may begin. */
    tries: integer("tries").notNull().default(0),
    tryAt: at("try_at").notNull(),
    /** When the provider took it on; null while none has. */
    sentAt: at("sent_at"),
  },
  (t) => [
    uniqueIndex("money_backs_refund").on(t.refundSn, t.payNo),
    index("money_backs_waiting").on(t.tryAt).where(sql`${t.sentAt} is null`),
    rule("money_backs_amount", atLeast(1, t.amountFen)),
  ],
);

/** What a step of the negotiation said. */
export interface RefundLogDetails {
  amountFen?: number;
  applyType?: number;
  reason?: string;
  text?: string;
  photos?: string[];
  expressName?: string;
  expressNo?: string;
}

export const refundLogs = pgTable(
  "refund_logs",
  {
    id: serialId(),
    refundSn: text("refund_sn")
      .notNull()
      .references(() => refunds.refundSn),
    /** `apply` or an event of mall-rules states/after-sale/refund. */
    event: text("event").notNull(),
    party: text("party").notNull(),
    /** The state it led to, and until when that waits. */
    status: integer("status").notNull(),
    deadlineAt: at("deadline_at"),
    details: jsonb("said").$type<RefundLogDetails>().notNull().default({}),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("refund_logs_refund").on(t.refundSn),
    rule("refund_logs_party", oneOf(t.party, refundParties), oneOf(t.status, refundStatusNumbers)),
  ],
);
