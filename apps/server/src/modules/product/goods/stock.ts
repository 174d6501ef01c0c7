/** Stock is taken and given back by one conditional statement per SKU, always in the order of ids: no deadlocks. */
import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, skus } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

export interface StockMove {
  prodId: number;
  skuId: number;
  quantity: number;
}

/** One move per SKU, by rising id. */
const merged = (moves: readonly StockMove[]): StockMove[] =>
  [...Map.groupBy(moves, (move) => move.skuId).values()]
    .map((same) => ({
      prodId: same[0]?.prodId ?? 0,
      skuId: same[0]?.skuId ?? 0,
      quantity: same.reduce((sum, move) => sum + move.quantity, 0),
    }))
    .sort((a, b) => a.skuId - b.skuId);

/**
 * Whether any SKU of a product can be bought, for the filter of lists. The product is locked by a statement of its own
 * before: only the next one sees what another order of another SKU has just committed.
 */
async function refreshInStock(tx: Database, prodIds: ReadonlySet<number>): Promise<void> {
  for (const prodId of prodIds) {
    const left = sql`exists (select 1 from ${skus} where ${skus.prodId} = ${prodId} and ${skus.stocks} > 0
      and not ${skus.disabled})`;
    await tx.update(products).set({ inStock: left }).where(eq(products.id, prodId));
  }
}

/** Locks products by rising id, whatever comes after the SKUs changes of them. */
async function lockProducts(tx: Database, prodIds: readonly number[]): Promise<void> {
  if (prodIds.length === 0) return;
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...prodIds]))
    .orderBy(asc(products.id))
    .for("no key update");
}

/**
 * Refuses where one SKU has too few, and then takes nothing: the transaction is undone. `soldAtOnce` are products that
 * the same transaction counts as sold later on.
 */
export async function takeStock(
  tx: Database,
  moves: readonly StockMove[],
  soldAtOnce: readonly number[] = [],
): Promise<void> {
  const emptied: number[] = [];
  for (const { skuId, prodId, quantity } of merged(moves)) {
    const [taken] = await tx
      .update(skus)
      .set({ stocks: sql`${skus.stocks} - ${quantity}` })
      .where(and(eq(skus.id, skuId), gte(skus.stocks, quantity)))
      .returning({ left: skus.stocks });
    if (!taken) refuse("insufficientInventory", undefined, { skuId });
    if (taken.left === 0) emptied.push(prodId);
  }
  await lockProducts(tx, [...emptied, ...soldAtOnce]);
  await refreshInStock(tx, new Set(emptied));
}

export async function giveStockBack(tx: Database, moves: readonly StockMove[]): Promise<void> {
  const filled: number[] = [];
  for (const { skuId, prodId, quantity } of merged(moves)) {
    const [given] = await tx
      .update(skus)
      .set({ stocks: sql`${skus.stocks} + ${quantity}` })
      .where(eq(skus.id, skuId))
      .returning({ left: skus.stocks });
    if (given?.left === quantity) filled.push(prodId);
  }
  await lockProducts(tx, filled);
  await refreshInStock(tx, new Set(filled));
}
