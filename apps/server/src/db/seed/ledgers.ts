/** Ledgers of points and balance: what the seeded orders took, a few other moves, and an opening line with the rest. */
import { fen } from "@tradehall/mall-rules/money";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { BalanceSource, PointSource } from "@tradehall/mall-rules/states/payment/ledger";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { and, asc, eq, gt, ne } from "drizzle-orm";
import { pointsLapseAt } from "../../modules/wallet/points.ts";
import type { Database } from "../opened-database.ts";
import { balanceLedger, orders, payments, pointLedger } from "../schema/index.ts";
import { accountSeeds } from "./data/people.ts";
import { insertRows } from "./insert.ts";
import { userId } from "./people.ts";

const hour = 3_600_000;

interface Move<Source> {
  userId: number;
  change: number;
  source: Source;
  createdAt: Date;
  orderNumber?: string;
  payNo?: string | null;
}

/** The moves with a first one of each account that makes them add up to what it holds. */
function withOpening<Source>(
  moves: readonly Move<Source>[],
  heldOf: (seed: (typeof accountSeeds)[number]) => number,
  opening: { source: Source; createdAt: Date },
): Move<Source>[] {
  return accountSeeds.flatMap((seed, i) => {
    const own = moves.filter((move) => move.userId === i + 1);
    const change = heldOf(seed) - own.reduce((sum, move) => sum + move.change, 0);
    return [...own, ...(change === 0 ? [] : [{ ...opening, userId: i + 1, change }])];
  });
}

async function pointMoves(db: Database, now: Date): Promise<Move<PointSource>[]> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const dealer = userId("dealer01");
  const spent = await db
    .select()
    .from(orders)
    .where(and(gt(orders.pointsUsed, 0), ne(orders.status, orderStatuses.canceled)))
    .orderBy(asc(orders.orderNumber));
  const moves: Move<PointSource>[] = [
    { userId: dealer, change: 1286, source: "order", createdAt: ago(44) },
    { userId: dealer, change: 10, source: "checkIn", createdAt: ago(150) },
    { userId: dealer, change: 2460, source: "order", createdAt: ago(300) },
    ...spent.map(({ userId: owner, pointsUsed, orderType, orderNumber, createdAt }) => ({
      ...{ userId: owner, change: -pointsUsed, orderNumber, createdAt },
      source: orderType === orderKinds.points ? ("exchange" as const) : ("spent" as const),
    })),
  ];
  const opening = { source: "order" as const, createdAt: ago(1500) };
  return withOpening(moves, (seed) => seed.points ?? 0, opening);
}

async function balanceMoves(db: Database, now: Date): Promise<Move<BalanceSource>[]> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.payType, payTypes.balance), eq(payments.status, "paid")))
    .orderBy(asc(payments.payNo));
  // Already booked, by the refunds themselves.
  const returned = await db.select().from(balanceLedger);
  const moves: Move<BalanceSource>[] = [
    { userId: userId("dealer01"), change: 2_000_000, source: "topUp", createdAt: ago(330) },
    ...paid.map(({ userId: owner, amountFen, payNo, paidAt, createdAt }) => ({
      ...{ userId: owner, change: -amountFen, payNo, createdAt: paidAt ?? createdAt },
      source: "payment" as const,
    })),
  ];
  const opening = { source: "topUp" as const, createdAt: ago(2000) };
  const returnedTo = (owner: number) =>
    returned.filter((row) => row.userId === owner).reduce((sum, row) => sum + row.changeFen, 0);
  const heldOf = (seed: (typeof accountSeeds)[number]) =>
    (seed.balanceFen ?? 0) - returnedTo(userId(seed.account));
  return withOpening(moves, heldOf, opening);
}

/** After the orders, whose points and payments they book. */
export async function seedLedgers(db: Database, now: Date): Promise<void> {
  await insertRows(
    db,
    pointLedger,
    (await pointMoves(db, now)).map((move) => ({
      ...move,
      expiresAt: move.change > 0 ? pointsLapseAt(move.createdAt) : null,
    })),
  );
  await insertRows(
    db,
    balanceLedger,
    (await balanceMoves(db, now)).map(({ change, ...move }) => ({ ...move, changeFen: fen(change) })),
  );
}
