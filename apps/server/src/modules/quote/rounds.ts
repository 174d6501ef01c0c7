/** Rounds of quotes: what the buyer wished for and what the shop offered, one after another. */
import { type Fen, fen, sumFen } from "@tradehall/mall-rules/money";
import type { QuoteParty } from "@tradehall/mall-rules/states/purchase/quote";
import { asc, eq, inArray, max } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { quoteLines, quoteRounds } from "#server/db/schema/index.ts";

export interface RoundLine {
  skuId: number;
  quantity: number;
  priceFen: Fen | null;
  deliverBy: string | null;
  minimum: number;
}

export interface Round {
  quoteNo: string;
  nth: number;
  party: QuoteParty;
  note: string;
  attachments: string[];
  createdAt: Date;
  lines: RoundLine[];
}

/** Adds a round to a quote that is locked, or new. */
export async function addRound(tx: Database, round: Omit<Round, "nth">): Promise<void> {
  const { lines, ...facts } = round;
  const [last] = await tx
    .select({ nth: max(quoteRounds.nth) })
    .from(quoteRounds)
    .where(eq(quoteRounds.quoteNo, round.quoteNo));
  const [made] = await tx
    .insert(quoteRounds)
    .values({ ...facts, nth: (last?.nth ?? 0) + 1 })
    .returning({ id: quoteRounds.id });
  const roundId = made?.id ?? 0;
  await tx.insert(quoteLines).values(lines.map((line) => ({ ...line, roundId })));
}

/** All rounds of these quotes, the first first, by their numbers. */
export async function roundsOf(db: Database, quoteNos: readonly string[]): Promise<Map<string, Round[]>> {
  if (quoteNos.length === 0) return new Map();
  const rounds = await db
    .select()
    .from(quoteRounds)
    .where(inArray(quoteRounds.quoteNo, [...quoteNos]))
    .orderBy(asc(quoteRounds.nth));
  const ids = rounds.map(({ id }) => id);
  const lines = await db
    .select()
    .from(quoteLines)
    .where(inArray(quoteLines.roundId, ids))
    .orderBy(asc(quoteLines.id));
  const byRound = Map.groupBy(lines, ({ roundId }) => roundId);
  const whole = rounds.map(({ id, ...round }) => ({ ...round, lines: byRound.get(id) ?? [] }));
  return Map.groupBy(whole, ({ quoteNo }) => quoteNo);
}

export const lastOf = (rounds: readonly Round[], party: QuoteParty): Round | undefined =>
  rounds.findLast((round) => round.party === party);

/** What the lines with a price come to; undefined where none has one. */
export function amountOf(lines: readonly RoundLine[]): Fen | undefined {
  const priced = lines.filter(({ priceFen }) => priceFen !== null);
  if (priced.length === 0) return undefined;
  return sumFen(priced, ({ priceFen, quantity }) => fen((priceFen ?? 0) * quantity));
}
