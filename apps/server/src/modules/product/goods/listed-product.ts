/** A product that buyers may look at, with its shop. */
import { whyNotShown } from "@tradehall/mall-rules/states/product/availability";
import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, shops } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { refuse } from "#server/refuse.ts";

const { searchWords, pinyin, initials, ...productColumns } = getTableColumns(products);

const withShop = statement<{ prodId: number }>()((db, { prodId }) =>
  db
    .select({ product: productColumns, shop: shops })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(products.id, prodId)),
);

/** Refuses what does not exist or is off the shelf, and goods of a shop that is not open (Spec §4). */
export async function requireProduct(db: Database, prodId: number) {
  const [row] = await withShop(db, { prodId });
  if (!row) refuse("prodMissing");
  const why = whyNotShown(row.product.status, row.shop.status);
  // What the page of a product that is gone leads on to.
  const { categoryId, secondaryCategoryId, primaryCategoryId } = row.product;
  if (why) refuse(why, undefined, { categoryIds: [primaryCategoryId, secondaryCategoryId, categoryId] });
  return row;
}
export type ListedProduct = Awaited<ReturnType<typeof requireProduct>>;
