/** Stock is taken and given back by one conditional statement per SKU, always in the order of ids: no deadlocks. */
import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, skus } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

export interface StockMove {
  prodId: number;
  skuId: number;
  count: number;
}

/** One move per SKU, by rising id. */
const merged = (moves: readonly StockMove[]): StockMove[] =>
  [...Map.groupBy(moves, (move) => move.skuId).values()]
    .map((same) => ({
      prodId: same[0]?.prodId ?? 0,
      skuId: same[0]?.skuId ?? 0,
      count: same.reduce((sum, move) => sum + move.count, 0),
    }))
    .sort((a, b) => a.skuId - b.skuId);

/** Whether any SKU of a product can be bought, for the filter of lists. */
async function refreshInStock(tx: Database, prodIds: readonly number[]): Promise<void> {
  for (const prodId of [...new Set(prodIds)].sort((a, b) => a - b)) {
    const left = sql`exists (select 1 from ${skus} where ${skus.prodId} = ${prodId} and ${skus.stocks} > 0
      and not ${skus.disabled})`;
    await tx.update(products).set({ inStock: left }).where(eq(products.id, prodId));
  }
}

/** Refuses where one SKU has too few, and then takes nothing: the transaction is undone. */
export async function takeStock(tx: Database, moves: readonly StockMove[]): Promise<void> {
  const emptied: number[] = [];
  for (const { skuId, prodId, count } of merged(moves)) {
    const [taken] = await tx
      .update(skus)
      .set({ stocks: sql`${skus.stocks} - ${count}` })
      .where(and(eq(skus.id, skuId), gte(skus.stocks, count)))
      .returning({ left: skus.stocks });
    if (!taken) refuse("insufficientInventory", undefined, { skuId });
    if (taken.left === 0) emptied.push(prodId);
  }
  await refreshInStock(tx, emptied);
}

export async function giveStockBack(tx: Database, moves: readonly StockMove[]): Promise<void> {
  const filled: number[] = [];
  for (const { skuId, prodId, count } of merged(moves)) {
    const [given] = await tx
      .update(skus)
      .set({ stocks: sql`${skus.stocks} + ${count}` })
      .where(eq(skus.id, skuId))
      .returning({ left: skus.stocks });
    if (given?.left === count) filled.push(prodId);
  }
  await refreshInStock(tx, filled);
}
