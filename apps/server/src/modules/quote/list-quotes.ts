import { listQuotes } from "@tradehall/api-client/endpoints/quote/list-quotes";
import type { QuoteState } from "@tradehall/mall-rules/states/purchase/quote";
import { and, desc, eq, gt, lte, or, type SQL } from "drizzle-orm";
import { quotes } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { isOfQuoteOwner, requireRight } from "./own-quotes.ts";
import { quoteHeads } from "./quote-answers.ts";

/** The state at a moment, as `quoteStateAt` says it of one. */
function isInState(state: QuoteState | undefined, now: Date): SQL | undefined {
  if (state === undefined) return undefined;
  const { state: kept, validUntil } = quotes;
  if (state === "answered") return and(eq(kept, "answered"), gt(validUntil, now));
  if (state === "expired") return or(eq(kept, "expired"), and(eq(kept, "answered"), lte(validUntil, now)));
  return eq(kept, state);
}

export default handle(listQuotes, async ({ query }, { db, clock, buyer }) => {
  await requireRight(db, buyer, "readQuotes");
  const now = clock.now();
  const which = and(isOfQuoteOwner(buyer), isInState(query.state, now));
  const rows = db
    .select()
    .from(quotes)
    .where(which)
    .orderBy(desc(quotes.updatedAt), desc(quotes.quoteNo))
    .$dynamic();
  const page = await pageQuery(query, db.$count(quotes, which), rows, (found) => quoteHeads(db, found, now));
  return { ...page, now: now.getTime() };
});
