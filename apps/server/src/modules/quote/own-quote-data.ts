/** A buyer's quotes for the download of their data, and what becomes of them with their account. */
import { openQuoteStates } from "@tradehall/mall-rules/states/purchase/quote";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, quoteLines, quoteRounds, quotes, skus } from "#server/db/schema/index.ts";

/** A row for each line of each round. */
export const ownQuoteRows = (db: Database, userId: number) =>
  db
    .select({
      quoteNo: quotes.quoteNo,
      shop: quotes.shopName,
      status: quotes.state,
      source: quoteRounds.party,
      product: products.name,
      quantity: quoteLines.quantity,
      price: quoteLines.priceFen,
      note: quoteRounds.note,
      createdAt: quoteRounds.createdAt,
    })
    .from(quoteLines)
    .innerJoin(quoteRounds, eq(quoteRounds.id, quoteLines.roundId))
    .innerJoin(quotes, eq(quotes.quoteNo, quoteRounds.quoteNo))
    .innerJoin(skus, eq(skus.id, quoteLines.skuId))
    .innerJoin(products, eq(products.id, skus.prodId))
    .where(eq(quotes.userId, userId))
    .orderBy(desc(quotes.createdAt), asc(quoteLines.id));

/** Those still open end; what the buyer wrote and sent goes, figures stay for their enterprise. The buyer is locked. */
export async function endQuotes(tx: Database, userId: number): Promise<void> {
  const mine = eq(quotes.userId, userId);
  await tx
    .update(quotes)
    .set({ state: "withdrawn" })
    .where(and(mine, inArray(quotes.state, [...openQuoteStates])));
  const numbers = tx.select({ quoteNo: quotes.quoteNo }).from(quotes).where(mine);
  await tx
    .update(quoteRounds)
    .set({ note: "", attachments: [] })
    .where(and(inArray(quoteRounds.quoteNo, numbers), eq(quoteRounds.party, "buyer")));
}
