/** What a SKU is called in an enquiry, e.g. 两用扳手 10mm 单支; undefined for one that is not on sale. */
import { and, eq, not } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, skus } from "#server/db/schema/index.ts";
import { isListed } from "../product/product-cards.ts";

export async function modelName(db: Database, skuId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: products.name, values: skus.values })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.prodId))
    .where(and(eq(skus.id, skuId), not(skus.disabled), isListed));
  return row && [row.name, ...row.values].join(" ");
}
