/** One page of a buyer's ledger, newest first, each movement with what was left after it. */
import { ledgerWays } from "@tradehall/api-client/models/wallet";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { balanceLedger, payments, pointLedger } from "#server/db/schema/index.ts";

interface Ask {
  userId: number;
  /** One of `ledgerWays`. */
  type: number;
}

/** One of `ledgerWays`, of a column of signed changes. */
function isOfWay(type: number, change: SQL): SQL | undefined {
  if (type === ledgerWays.all) return undefined;
  return type === ledgerWays.in ? sql`${change} > 0` : sql`${change} < 0`;
}

/** What is left is the sum of all movements up to one, whichever of them are shown. */
function balanceOf(db: Database, userId: number) {
  const left = sql<number>`(sum(${balanceLedger.changeFen}) over (order by ${balanceLedger.createdAt}, ${balanceLedger.id}))::float8`;
  return db
    .select({
      id: balanceLedger.id,
      changeFen: balanceLedger.changeFen,
      source: balanceLedger.source,
      payNo: balanceLedger.payNo,
      refundSn: balanceLedger.refundSn,
      createdAt: balanceLedger.createdAt,
      left: left.as("left_fen"),
    })
    .from(balanceLedger)
    .where(eq(balanceLedger.userId, userId))
    .as("moved");
}

export function balanceRows(db: Database, { userId, type }: Ask) {
  const moved = balanceOf(db, userId);
  return db
    .select({
      id: moved.id,
      changeFen: moved.changeFen,
      source: moved.source,
      payNo: moved.payNo,
      refundSn: moved.refundSn,
      createdAt: moved.createdAt,
      left: moved.left,
      orderNumbers: payments.orderNumbers,
    })
    .from(moved)
    .leftJoin(payments, eq(payments.payNo, moved.payNo))
    .where(isOfWay(type, sql`${moved.changeFen}`))
    .orderBy(desc(moved.createdAt), desc(moved.id));
}

function pointsOf(db: Database, userId: number) {
  const left = sql<number>`(sum(${pointLedger.change}) over (order by ${pointLedger.createdAt}, ${pointLedger.id}))::int`;
  return db
    .select({
      id: pointLedger.id,
      change: pointLedger.change,
      source: pointLedger.source,
      orderNumber: pointLedger.orderNumber,
      expiresAt: pointLedger.expiresAt,
      createdAt: pointLedger.createdAt,
      left: left.as("left_points"),
    })
    .from(pointLedger)
    .where(eq(pointLedger.userId, userId))
    .as("moved");
}

export function pointRows(db: Database, { userId, type }: Ask) {
  const moved = pointsOf(db, userId);
  return db
    .select()
    .from(moved)
    .where(isOfWay(type, sql`${moved.change}`))
    .orderBy(desc(moved.createdAt), desc(moved.id));
}
