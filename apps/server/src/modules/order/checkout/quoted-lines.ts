/** Lines of an order at the prices of a quote: all that the shop offers in it, in its quantities, and nothing else. */
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { quoteMoves } from "@tradehall/mall-rules/states/purchase/quote";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { quotes } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { findQuote, type QuoteRow, requireQuoteAct, requireRight } from "#server/modules/quote/own-quotes.ts";
import { lastOf, roundsOf } from "#server/modules/quote/rounds.ts";
import { refuse } from "#server/refuse.ts";
import type { OrderRequest } from "./order-request.ts";
import type { BlockedRow, WantedRow } from "./wanted-row.ts";

type Owner = Pick<Buyer, "userId" | "enterpriseId" | "isAdministrator">;

interface QuotedLine {
  skuId: number;
  quantity: number;
  priceFen: Fen;
}

/** What a quote offers, where it may be ordered now; refuses where not, and says why. */
export async function quotedLines(
  db: Database,
  owner: Owner,
  quoteNo: string,
  now: Date,
): Promise<{ row: QuoteRow; lines: QuotedLine[] }> {
  const row = await findQuote(db, owner, quoteNo);
  await requireRight(db, owner, "acceptQuote");
  requireQuoteAct(row, "accept", now);
  const rounds = (await roundsOf(db, [quoteNo])).get(quoteNo) ?? [];
  const lines = lastOf(rounds, "shop")?.lines ?? [];
  return {
    row,
    lines: lines.flatMap(({ skuId, quantity, priceFen }) =>
      priceFen === null ? [] : [{ skuId, quantity, priceFen: fen(priceFen) }],
    ),
  };
}

export async function quotedRequest(
  db: Database,
  owner: Owner,
  quoteNo: string,
  now: Date,
): Promise<Pick<OrderRequest, "lines" | "quoteNo">> {
  const { lines } = await quotedLines(db, owner, quoteNo, now);
  return { quoteNo, lines: lines.map(({ skuId, quantity }) => ({ basketId: 0, skuId, quantity })) };
}

/** The rows at their quoted prices, whatever else there is; refuses where the quote has become another one. */
export function atQuotedPrices(rows: readonly WantedRow[], lines: readonly QuotedLine[]): WantedRow[] {
  const quoted = new Map(lines.map((line) => [line.skuId, line]));
  if (rows.length !== lines.length) refuse("orderExpired");
  return rows.map((row) => {
    const line = quoted.get(row.goods.skuId);
    if (line?.quantity !== row.quantity) refuse("orderExpired");
    // The shop has said in which quantity it sells: least order and pack are settled.
    const goods = { ...row.goods, minCount: 1, stepCount: 1 };
    return { ...row, goods, offers: [], activityPrice: { activityId: null, priceFen: line.priceFen } };
  });
}

/** A quote is ordered whole or not at all. */
export function refuseBlocked([first]: readonly BlockedRow[]): void {
  if (first) refuse("quoteGoodsBlocked", { name: first.goods.prodName });
}

/** Uses a quote up, once; its row is locked. */
export async function spendQuote(tx: Database, quoteNo: string, now: Date): Promise<void> {
  const state = quoteMoves.answered.accept?.next ?? "accepted";
  const used = await tx
    .update(quotes)
    .set({ state, updatedAt: now })
    .where(and(eq(quotes.quoteNo, quoteNo), eq(quotes.state, "answered"), gt(quotes.validUntil, now)))
    .returning({ quoteNo: quotes.quoteNo });
  if (used.length === 0) refuse("quoteOrdered");
}
