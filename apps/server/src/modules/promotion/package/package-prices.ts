/** What the members of packages (选择套餐) cost within them: the one rule of a package's price. */
import type { Fen } from "@tradehall/mall-rules/money";
import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { combos } from "#server/db/schema/index.ts";

/** By package: its name, and the price of each member by its SKU. */
export type PackagePrices = ReadonlyMap<number, { name: string; members: ReadonlyMap<number, Fen> }>;

/** Asks nothing where no package is named; 0 names none. */
export async function loadPackagePrices(db: Database, comboIds: readonly number[]): Promise<PackagePrices> {
  const ids = [...new Set(comboIds)].filter((id) => id > 0);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(combos).where(inArray(combos.id, ids));
  return new Map(
    rows.map(({ id, name, items }) => [
      id,
      { name, members: new Map(items.map(({ skuId, priceFen }) => [skuId, priceFen])) },
    ]),
  );
}

interface PackageLine {
  comboId: number;
  skuId: number;
  quantity: number;
}

/** Of a line: null outside of a package, and in one that the SKU is no member of any more. */
export const packageFenOf = (prices: PackagePrices, { comboId, skuId }: PackageLine): Fen | null =>
  prices.get(comboId)?.members.get(skuId) ?? null;

/** Packages whose lines are not all of its members, each in the same number: they cannot be ordered as such. */
export function brokenPackages(prices: PackagePrices, lines: readonly PackageLine[]): Set<number> {
  const byPackage = Map.groupBy(lines, ({ comboId }) => comboId);
  return new Set(
    [...byPackage].flatMap(([comboId, members]) => {
      const items = prices.get(comboId)?.members;
      const isWhole =
        items?.size === members.length &&
        members.every(({ skuId, quantity }) => items.has(skuId) && quantity === members[0]?.quantity);
      return comboId > 0 && !isWhole ? [comboId] : [];
    }),
  );
}
