/** The one place that changes what an enterprise owes a shop: the line and its ledger together, in the caller's transaction. */
import { type Fen, fen, sumFen } from "@tradehall/mall-rules/money";
import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditLedger, creditLines } from "#server/db/schema/index.ts";
import { isOfLine, type Line, owedOrders } from "./owed-orders.ts";

/** Locks the line, so that what is owed does not change meanwhile; false where there is none. */
export async function lockLine(tx: Database, line: Line): Promise<boolean> {
  const which = and(eq(creditLines.enterpriseId, line.enterpriseId), eq(creditLines.shopId, line.shopId));
  const locked = await tx
    .select({ shopId: creditLines.shopId })
    .from(creditLines)
    .where(which)
    .orderBy(asc(creditLines.shopId))
    .for("update");
  return locked.length > 0;
}

interface Owed {
  userId: number;
  orderNumber: string;
  changeFen: Fen;
  dueAt: Date;
}

/** One conditional statement, so that a line is never above its limit; answers false where it is not open, or too little is left. */
export async function spendCredit(
  tx: Database,
  line: Line,
  owed: readonly Owed[],
  now: Date,
): Promise<boolean> {
  const changeFen = sumFen(owed, (one) => one.changeFen);
  const moved = await tx
    .update(creditLines)
    .set({ usedFen: sql`${creditLines.usedFen} + ${changeFen}` })
    .where(
      and(
        eq(creditLines.enterpriseId, line.enterpriseId),
        eq(creditLines.shopId, line.shopId),
        eq(creditLines.state, "open"),
        lte(sql`${creditLines.usedFen} + ${changeFen}`, creditLines.limitFen),
      ),
    )
    .returning({ usedFen: creditLines.usedFen });
  if (moved.length === 0) return false;
  await tx
    .insert(creditLedger)
    .values(owed.map((one) => ({ ...one, ...line, source: "order" as const, createdAt: now })));
  return true;
}

interface Less {
  source: "refund" | "repayment";
  userId: number;
  /** How much less each order is owed. */
  orders: readonly { orderNumber: string; amountFen: Fen }[];
  refundSn?: string;
  repaymentNo?: string;
}

/** The line must be locked, and no order lessened by more than is owed of it. */
export async function reduceCredit(tx: Database, line: Line, less: Less, now: Date): Promise<void> {
  const { orders, ...facts } = less;
  const rows = orders.filter(({ amountFen }) => amountFen > 0);
  if (rows.length === 0) return;
  const totalFen = sumFen(rows, (one) => one.amountFen);
  const moved = await tx
    .update(creditLines)
    .set({ usedFen: sql`${creditLines.usedFen} - ${totalFen}` })
    .where(
      and(
        eq(creditLines.enterpriseId, line.enterpriseId),
        eq(creditLines.shopId, line.shopId),
        gte(creditLines.usedFen, totalFen),
      ),
    )
    .returning({ usedFen: creditLines.usedFen });
  if (moved.length === 0) throw new Error(`more was paid back to shop ${line.shopId} than is owed`);
  await tx.insert(creditLedger).values(
    rows.map(({ orderNumber, amountFen }) => ({
      ...{ ...facts, ...line, orderNumber, createdAt: now },
      changeFen: fen(-amountFen),
    })),
  );
}

/** Takes so much off what is owed: of the chosen orders first, then of the oldest; answers what was owed no more. */
export async function payOff(
  tx: Database,
  line: Line,
  paid: { userId: number; repaymentNo: string; amountFen: Fen; orderNumbers: readonly string[] },
  now: Date,
): Promise<Fen> {
  const { userId, repaymentNo, amountFen, orderNumbers } = paid;
  const all = await owedOrders(tx, isOfLine(line));
  const isChosen = ({ orderNumber }: { orderNumber: string }) => orderNumbers.includes(orderNumber);
  const ordered = [...all.filter(isChosen), ...all.filter((one) => !isChosen(one))];
  let left: number = amountFen;
  const orders = ordered.map(({ orderNumber, owedFen }) => {
    const part = Math.min(left, owedFen);
    left -= part;
    return { orderNumber, amountFen: fen(part) };
  });
  await reduceCredit(tx, line, { source: "repayment", userId, repaymentNo, orders }, now);
  return fen(left);
}
