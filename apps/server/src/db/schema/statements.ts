/** Monthly statements as they closed: no row of them is changed any more, but for the confirmation. */
import { type StatementKind, statementKinds } from "@tradehall/mall-rules/states/payment/statement";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, fen, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { atLeast, oneOf, rule } from "./rules.ts";

/** What of a line falls on a category of the first level; together its amount. */
export interface CategoryShare {
  id: number;
  name: string;
  fen: number;
}

export const statements = pgTable(
  "statements",
  {
    id: serialId(),
    /** Whose it is: an enterprise's, or with 0 a buyer's who acts for none. */
    enterpriseId: ref("enterprise_id").notNull(),
    userId: ref("user_id").notNull(),
    /** yyyy-MM, in China. */
    month: text("month").notNull(),
    openingOwedFen: fen("opening_owed_fen").notNull(),
    closingOwedFen: fen("closing_owed_fen").notNull(),
    paidFen: fen("paid_fen").notNull(),
    givenBackFen: fen("given_back_fen").notNull(),
    owedFen: fen("owed_fen").notNull(),
    reducedFen: fen("reduced_fen").notNull(),
    repaidFen: fen("repaid_fen").notNull(),
    lineCount: integer("line_count").notNull(),
    closedAt: at("closed_at").notNull(),
    confirmedAt: at("confirmed_at"),
    confirmedBy: ref("confirmed_by").references(() => users.id),
  },
  (t) => [
    uniqueIndex("statements_month").on(t.enterpriseId, t.userId, t.month),
    rule(
      "statements_amounts",
      atLeast(
        0,
        t.paidFen,
        t.givenBackFen,
        t.owedFen,
        t.reducedFen,
        t.repaidFen,
        t.openingOwedFen,
        t.closingOwedFen,
      ),
      sql`${t.closingOwedFen} = ${t.openingOwedFen} + ${t.owedFen} - ${t.reducedFen} - ${t.repaidFen}`,
      sql`(${t.enterpriseId} = 0) <> (${t.userId} = 0)`,
    ),
    rule("statements_confirmation", sql`(${t.confirmedAt} is null) = (${t.confirmedBy} is null)`),
  ],
);

export const statementLines = pgTable(
  "statement_lines",
  {
    id: serialId(),
    statementId: ref("statement_id")
      .notNull()
      .references(() => statements.id),
    kind: text("kind").$type<StatementKind>().notNull(),
    amountFen: fen("amount_fen").notNull(),
    at: at("at").notNull(),
    orderNumber: text("order_number").notNull(),
    refundSn: text("refund_sn").notNull(),
    shopId: ref("shop_id").notNull(),
    shopName: text("shop_name").notNull(),
    /** Who ordered. */
    buyerId: ref("buyer_id").notNull(),
    person: text("person").notNull(),
    costCentre: text("cost_centre").notNull(),
    project: text("project").notNull(),
    poNumber: text("po_number").notNull(),
    categories: jsonb("categories").$type<CategoryShare[]>().notNull(),
  },
  (t) => [
    index("statement_lines_statement").on(t.statementId, t.at),
    rule("statement_lines_line", atLeast(1, t.amountFen), oneOf(t.kind, statementKinds)),
  ],
);

/** Questions about lines, which the shop answers. */
export const statementQuestions = pgTable(
  "statement_questions",
  {
    id: serialId(),
    lineId: ref("line_id")
      .notNull()
      .references(() => statementLines.id),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    question: text("question").notNull(),
    answer: text("answer").notNull().default(""),
    createdAt: at("created_at").notNull(),
    answeredAt: at("answered_at"),
  },
  (t) => [
    index("statement_questions_line").on(t.lineId),
    index("statement_questions_user").on(t.userId, t.createdAt),
  ],
);
