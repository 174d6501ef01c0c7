/** Packages whose main product is this one. */
import type { ProdCombo } from "@tradehall/api-client/models/product";
import { fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { prodStatuses } from "@tradehall/mall-rules/states/order/delivery";
import { and, asc, eq, inArray, not } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { combos, products, skus } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";

const memberRows = (db: Database, skuIds: readonly number[]) =>
  db
    .select({
      skuId: skus.id,
      prodId: products.id,
      shopId: products.shopId,
      prodName: products.name,
      pictures: products.pictures,
      values: skus.values,
      picture: skus.picture,
      priceFen: skus.priceFen,
      stocks: skus.stocks,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.prodId))
    .where(and(inArray(skus.id, [...skuIds]), eq(products.status, prodStatuses.onSale), not(skus.disabled)));

const packagesWith = statement<{ prodId: number }>()((db, { prodId }) =>
  db.select().from(combos).where(eq(combos.mainProdId, prodId)).orderBy(asc(combos.id)),
);

/** Packages that can be bought whole: one with a member that is off sale is left out. */
export async function packagesOf(db: Database, prodId: number): Promise<ProdCombo[]> {
  const rows = await packagesWith(db, { prodId });
  if (rows.length === 0) return [];
  const skuIds = [...new Set(rows.flatMap((row) => row.items.map((item) => item.skuId)))];
  const members = new Map((await memberRows(db, skuIds)).map((row) => [row.skuId, row]));
  return (
    rows
      .filter((row) => row.items.every((item) => members.has(item.skuId)))
      // It is ordered whole, and orders are by shop.
      .filter((row) => new Set(row.items.map((item) => members.get(item.skuId)?.shopId)).size === 1)
      .map((row) => {
        const items = row.items.flatMap((item) => {
          const member = members.get(item.skuId);
          return member ? [{ ...member, comboFen: item.priceFen }] : [];
        });
        return {
          comboId: row.id,
          name: row.name,
          price: fenToYuan(sumFen(items, (item) => item.comboFen)),
          oriPrice: fenToYuan(sumFen(items, (item) => item.priceFen)),
          items: items.map((item) => ({
            prodId: item.prodId,
            skuId: item.skuId,
            prodName: item.prodName,
            skuName: item.values.join(" "),
            pic: item.picture || (item.pictures[0] ?? ""),
            price: fenToYuan(item.comboFen),
            oriPrice: fenToYuan(item.priceFen),
            inStock: item.stocks > 0 ? 1 : 0,
          })),
        };
      })
  );
}
