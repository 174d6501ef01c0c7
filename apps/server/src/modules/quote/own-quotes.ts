/** The quotes that a buyer sees and acts on: as orders, their own, and as administrator those of the enterprise. */
import type { EnterpriseAct } from "@tradehall/mall-rules/states/enterprise/rights";
import {
  type QuoteAct,
  quoteActsOf,
  quoteMoves,
  quoteStateAt,
} from "@tradehall/mall-rules/states/purchase/quote";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { quotes } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { enterpriseFor } from "#server/modules/enterprise/own-enterprise.ts";
import { refuse } from "#server/refuse.ts";

export type QuoteRow = typeof quotes.$inferSelect;
type QuoteRight = Extract<EnterpriseAct, "askQuote" | "readQuotes" | "acceptQuote">;
type Owner = Pick<Buyer, "userId" | "enterpriseId" | "isAdministrator">;

export const isOfQuoteOwner = ({ userId, enterpriseId, isAdministrator }: Owner) =>
  and(eq(quotes.enterpriseId, enterpriseId), isAdministrator ? undefined : eq(quotes.userId, userId));

/** Refuses what the buyer's role in the enterprise in effect may not do; outside of one there are no roles. */
export async function requireRight(db: Database, owner: Owner, act: QuoteRight): Promise<void> {
  const { userId, enterpriseId } = owner;
  if (enterpriseId > 0) await enterpriseFor(db, userId, enterpriseId, act);
}

/** A quote that the buyer sees; any other is missing. */
export async function findQuote(db: Database, owner: Owner, quoteNo: string): Promise<QuoteRow> {
  await requireRight(db, owner, "readQuotes");
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.quoteNo, quoteNo), isOfQuoteOwner(owner)));
  return row ?? refuse("quoteMissing");
}

/** A quote after who asked for it, and after who acts, all locked. */
export async function lockQuote(tx: Database, quoteNo: string, also?: number): Promise<QuoteRow> {
  const which = eq(quotes.quoteNo, quoteNo);
  const [found] = await tx.select({ userId: quotes.userId }).from(quotes).where(which);
  if (!found) refuse("quoteMissing");
  const { userId } = found;
  for (const id of [...new Set([userId, also ?? userId])].sort((a, b) => a - b)) await lockBuyer(tx, id);
  const [row] = await tx.select().from(quotes).where(which).for("update");
  return row ?? refuse("quoteMissing");
}

/** Refuses what cannot be done in the quote's state now, and says why. */
export function requireQuoteAct(row: QuoteRow, act: QuoteAct, now: Date): void {
  const state = quoteStateAt(row, now);
  const party = act === "answer" ? "shop" : "buyer";
  if (quoteActsOf({ state, asks: row.asks }, party).includes(act)) return;
  if (state === "expired") refuse("quoteOver");
  if (state === "accepted" && act === "accept") refuse("quoteOrdered");
  if (act === "counter" && quoteMoves[state].counter) refuse("quoteRoundsFull", { max: row.asks });
  refuse("quoteStateChanged");
}

/** Moves an own quote by an act that needs nothing else. */
export async function endQuote(
  db: Database,
  owner: Owner,
  { quoteNo, act }: { quoteNo: string; act: "withdraw" | "decline" },
  now: Date,
): Promise<void> {
  await findQuote(db, owner, quoteNo);
  await db.transaction(async (tx) => {
    const row = await lockQuote(tx, quoteNo, owner.userId);
    requireQuoteAct(row, act, now);
    const state = quoteMoves[row.state][act]?.next ?? row.state;
    await tx.update(quotes).set({ state, updatedAt: now }).where(eq(quotes.quoteNo, quoteNo));
  });
}
