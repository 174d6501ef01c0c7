/** Quotes: tells buyers a day before an answer ends, and of its end; each once, in any number of processes. */
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { quoteStateAt, quoteTells } from "@tradehall/mall-rules/states/purchase/quote";
import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { quotes } from "../db/schema/index.ts";
import { notifyAccount } from "../modules/message/notify-account.ts";
import { quoteValues } from "../modules/quote/answer-quote.ts";
import { lockQuote } from "../modules/quote/own-quotes.ts";
import { roundsOf } from "../modules/quote/rounds.ts";
import type { Job } from "./jobs.ts";

const aTurn = 100;

const isDue = (now: Date) => {
  const soon = new Date(now.getTime() + quoteLimits.endsSoonMs);
  const { validUntil, remindedAt, state } = quotes;
  const ended = lte(validUntil, now);
  const endsSoon = and(gt(validUntil, now), lte(validUntil, soon), isNull(remindedAt));
  return and(eq(state, "answered"), or(ended, endsSoon));
};

export const followQuotes: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const due = await db
    .select({ quoteNo: quotes.quoteNo })
    .from(quotes)
    .where(isDue(now))
    .orderBy(asc(quotes.validUntil))
    .limit(aTurn);
  for (const { quoteNo } of due)
    await db.transaction(async (tx) => {
      await lockQuote(tx, quoteNo);
      const which = eq(quotes.quoteNo, quoteNo);
      // Ordered, declined or asked again meanwhile.
      const [row] = await tx
        .select()
        .from(quotes)
        .where(and(which, isDue(now)));
      if (!row) return;
      const isOver = quoteStateAt(row, now) === "expired";
      await tx
        .update(quotes)
        .set(isOver ? { state: "expired" } : { remindedAt: now })
        .where(which);
      const rounds = (await roundsOf(tx, [quoteNo])).get(quoteNo) ?? [];
      const event = isOver ? quoteTells.expired : quoteTells.endsSoon;
      await notifyAccount(tx, row.userId, event, now, quoteValues(row, rounds));
    });
};
