/** What is owed of each order on terms, the first due first. */
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditLedger } from "#server/db/schema/index.ts";

export interface Line {
  enterpriseId: number;
  shopId: number;
}

export interface OwedOrder extends Line {
  orderNumber: string;
  owedFen: Fen;
  /** What was put on terms with it. */
  amountFen: Fen;
  dueAt: Date;
  orderedAt: Date;
  userId: number;
}

export const isOfLine = ({ enterpriseId, shopId }: Line): SQL | undefined =>
  and(eq(creditLedger.enterpriseId, enterpriseId), eq(creditLedger.shopId, shopId));

const ofOrder = sql`filter (where ${creditLedger.source} = 'order')`;
const dueAt = sql`max(${creditLedger.dueAt})`;

export const owedRows = (db: Database, which: SQL | undefined) =>
  db
    .select({
      orderNumber: creditLedger.orderNumber,
      enterpriseId: creditLedger.enterpriseId,
      shopId: creditLedger.shopId,
      owedFen: sql`sum(${creditLedger.changeFen})`.mapWith(Number).as("owed_fen"),
      amountFen: sql`sum(${creditLedger.changeFen}) ${ofOrder}`.mapWith(Number).as("amount_fen"),
      dueAt: dueAt.mapWith(creditLedger.dueAt).as("owed_due_at"),
      orderedAt: sql`max(${creditLedger.createdAt}) ${ofOrder}`
        .mapWith(creditLedger.createdAt)
        .as("ordered_at"),
      userId: sql`max(${creditLedger.userId}) ${ofOrder}`.mapWith(Number).as("ordered_by"),
    })
    .from(creditLedger)
    .where(which)
    .groupBy(creditLedger.orderNumber, creditLedger.enterpriseId, creditLedger.shopId)
    .having(sql`sum(${creditLedger.changeFen}) > 0`)
    .orderBy(asc(dueAt), asc(creditLedger.orderNumber));

type OwedRow = Awaited<ReturnType<typeof owedRows>>[number];

const toOwed = (row: OwedRow): OwedOrder => ({
  ...row,
  owedFen: fen(row.owedFen),
  amountFen: fen(row.amountFen),
});

export const owedOrders = async (db: Database, which: SQL | undefined): Promise<OwedOrder[]> =>
  (await owedRows(db, which)).map(toOwed);
