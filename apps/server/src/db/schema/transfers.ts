/** Corporate transfers (对公转账): what is awaited by a reference, and every sum that has come (Spec §4). */
import { type ExcessWay, excessWays } from "@tradehall/mall-rules/states/payment/transfer";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { at, emptyTextArray, fen, noMoney, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { atLeast, oneOf, rule } from "./rules.ts";

/** What a payment or a repayment by bank has beside its own row, which says amount, state and end. */
export const bankTransfers = pgTable(
  "bank_transfers",
  {
    /** Of the payment, or of the repayment. */
    payNo: text("pay_no").primaryKey(),
    isRepayment: boolean("is_repayment").notNull(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    reference: text("reference").notNull().unique(),
    payer: text("payer").notNull().default(""),
    /** Where too much goes. */
    excess: text("excess").$type<ExcessWay>().notNull().default("balance"),
    /** Private pictures of the bank's confirmation. */
    proofs: text("proofs").array().notNull().default(emptyTextArray),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("bank_transfers_user").on(t.userId, t.createdAt),
    rule("bank_transfers_excess", oneOf(t.excess, excessWays)),
  ],
);

/** Money on the platform's account. What of it neither paid nor went elsewhere is held for its transfer. */
export const bankReceipts = pgTable(
  "bank_receipts",
  {
    id: serialId(),
    amountFen: fen("amount_fen").notNull(),
    /** What the bank passes on, in which the reference is. */
    text: text("text").notNull(),
    payer: text("payer").notNull(),
    /** The transfer that it was sent for; null until it is matched. */
    payNo: text("pay_no").references(() => bankTransfers.payNo),
    appliedFen: fen("applied_fen").notNull().default(noMoney),
    balanceFen: fen("balance_fen").notNull().default(noMoney),
    returnedFen: fen("returned_fen").notNull().default(noMoney),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("bank_receipts_transfer").on(t.payNo),
    // Money that is still held: few rows of many.
    index("bank_receipts_held")
      .on(t.createdAt)
      .where(sql`${t.appliedFen} + ${t.balanceFen} + ${t.returnedFen} < ${t.amountFen}`),
    rule(
      "bank_receipts_amounts",
      atLeast(1, t.amountFen),
      atLeast(0, t.appliedFen, t.balanceFen, t.returnedFen),
      sql`${t.appliedFen} + ${t.balanceFen} + ${t.returnedFen} <= ${t.amountFen}`,
    ),
  ],
);
