import { counterQuote } from "@tradehall/api-client/endpoints/quote/counter-quote";
import { eq, sql } from "drizzle-orm";
import { quotes } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { checkedRequest, takeAttachments } from "./checked-request.ts";
import { findQuote, lockQuote, requireQuoteAct } from "./own-quotes.ts";
import { addRound, roundsOf } from "./rounds.ts";

export default handle(counterQuote, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  const { quoteNo } = body;
  await findQuote(db, buyer, quoteNo);
  const { lines, note, attachments } = checkedRequest(body, now);
  await db.transaction(async (tx) => {
    const row = await lockQuote(tx, quoteNo, buyer.userId);
    requireQuoteAct(row, "counter", now);
    const rounds = (await roundsOf(tx, [quoteNo])).get(quoteNo) ?? [];
    const asked = new Set(rounds[0]?.lines.map(({ skuId }) => skuId));
    // Other goods are asked for by a quote of their own.
    if (lines.some(({ skuId }) => !asked.has(skuId))) refuse("skuMissing");
    await takeAttachments(tx, buyer.userId, attachments, now);
    await tx
      .update(quotes)
      .set({ state: "asked", asks: sql`${quotes.asks} + 1`, remindedAt: null, updatedAt: now })
      .where(eq(quotes.quoteNo, quoteNo));
    await addRound(tx, { quoteNo, party: "buyer", note, attachments, createdAt: now, lines });
  });
  return null;
});
