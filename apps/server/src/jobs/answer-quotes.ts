/** The sandbox's shop: answers what was asked for a minute ago, at a price between the wish and that of today. */
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { and, asc, between, eq } from "drizzle-orm";
import { quotes } from "../db/schema/index.ts";
import { pricesToday } from "../modules/pricing/prices-today.ts";
import { answerQuote } from "../modules/quote/answer-quote.ts";
import { lastOf, type RoundLine, roundsOf } from "../modules/quote/rounds.ts";
import { Refusal } from "../refuse.ts";
import type { Job } from "./jobs.ts";

const answersAfterMs = 60_000;
/** What waits longer, as those of the seed do, is left to people at the console. */
const answersUntilMs = 3_600_000;
const aTurn = 50;
/** The shop gives away so much of today's price at most. */
const leastShare = 0.9;

/** The wish where it is near enough, else what the shop can give; never above today's price. */
function offeredFen({ priceFen }: RoundLine, todayFen: number): number {
  const least = Math.max(1, Math.ceil(todayFen * leastShare));
  return Math.min(todayFen, Math.max(least, priceFen ?? least));
}

export const answerQuotes: Job = async ({ database: { db }, clock, settings }) => {
  if (!settings.autopilot) return;
  const now = clock.now();
  const since = (ms: number) => new Date(now.getTime() - ms);
  const due = await db
    .select({ quoteNo: quotes.quoteNo, userId: quotes.userId })
    .from(quotes)
    .where(
      and(eq(quotes.state, "asked"), between(quotes.updatedAt, since(answersUntilMs), since(answersAfterMs))),
    )
    .orderBy(asc(quotes.updatedAt))
    .limit(aTurn);
  for (const { quoteNo, userId } of due) {
    const asked = lastOf((await roundsOf(db, [quoteNo])).get(quoteNo) ?? [], "buyer");
    if (!asked) continue;
    const skuIds = asked.lines.map(({ skuId }) => skuId);
    const today = await pricesToday(db, skuIds, userId, now);
    const lines = asked.lines.flatMap((line) => {
      const goods = today.goods.get(line.skuId);
      if (!goods) return [];
      const price = fenToYuan(fen(offeredFen(line, today.fenOf(goods, line.quantity))));
      const { skuId, quantity: minCount, deliverBy } = line;
      return [{ skuId, price, minCount, deliverBy: deliverBy ?? "" }];
    });
    await answerQuote(db, quoteNo, { lines, note: "" }, now).catch((error: unknown) => {
      // Withdrawn, or answered at the console meanwhile.
      if (!(error instanceof Refusal)) throw error;
    });
  }
};
