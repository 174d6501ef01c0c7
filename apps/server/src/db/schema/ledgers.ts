/** What changed points and balances (Spec §3 "Points ledger and balance ledger"). */
import {
  type BalanceSource,
  balanceSources,
  type PointSource,
  pointSources,
} from "@tradehall/mall-rules/states/payment/ledger";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, fen, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { oneOf, rule } from "./rules.ts";

/** Every change of a buyer's points; `users.points` is always their sum (modules/wallet). */
export const pointLedger = pgTable(
  "point_ledger",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    change: integer("change").notNull(),
    /** mall-rules states/payment/ledger. */
    source: text("source").$type<PointSource>().notNull(),
    orderNumber: text("order_number"),
    /** When what is left of earned points lapses; null for what is not earned: spent, given back, lapsed. */
    expiresAt: at("expires_at"),
    /** When the sweeper saw to it that nothing is left of them. */
    lapsedAt: at("lapsed_at"),
    /** When the buyer was told that they lapse soon. */
    remindedAt: at("reminded_at"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("point_ledger_user").on(t.userId, t.createdAt),
    index("point_ledger_expiry").on(t.expiresAt).where(sql`${t.lapsedAt} is null`),
    rule("point_ledger_change", sql`${t.change} <> 0`, oneOf(t.source, pointSources)),
  ],
);

/** Every change of a buyer's balance; `users.balance_fen` is always their sum (modules/wallet). */
export const balanceLedger = pgTable(
  "balance_ledger",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    changeFen: fen("change_fen").notNull(),
    /** mall-rules states/payment/ledger. */
    source: text("source").$type<BalanceSource>().notNull(),
    payNo: text("pay_no"),
    /** Of money that a refund gave back. */
    refundSn: text("refund_sn"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("balance_ledger_user").on(t.userId, t.createdAt),
    rule("balance_ledger_change", sql`${t.changeFen} <> 0`, oneOf(t.source, balanceSources)),
    // What pays, and only that, takes away; a payment takes once.
    uniqueIndex("balance_ledger_payment").on(t.payNo).where(sql`${t.source} = 'payment'`),
    uniqueIndex("balance_ledger_membership").on(t.payNo).where(sql`${t.source} = 'membership'`),
    uniqueIndex("balance_ledger_top_up").on(t.payNo).where(sql`${t.source} = 'topUp'`),
    // A refund gives back once, of each payment.
    uniqueIndex("balance_ledger_refund").on(t.refundSn, t.payNo),
  ],
);
