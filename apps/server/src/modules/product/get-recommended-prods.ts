import { getRecommendedProds } from "@tradehall/api-client/endpoints/product/get-recommended-prods";
import { and, desc, eq, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { listedPage } from "./listed-page.ts";

/** Goods of the same second level, those of the same third level first. */
async function likeProduct(db: Database, prodId: number): Promise<{ where?: SQL | undefined; order: SQL[] }> {
  const [like] = await db
    .select({ categoryId: products.categoryId, secondaryCategoryId: products.secondaryCategoryId })
    .from(products)
    .where(eq(products.id, prodId));
  if (!like) return { order: [] };
  return {
    where: and(ne(products.id, prodId), eq(products.secondaryCategoryId, like.secondaryCategoryId)),
    order: [desc(eq(products.categoryId, like.categoryId))],
  };
}

const inCategory = (id: number): SQL | undefined =>
  or(eq(products.categoryId, id), eq(products.secondaryCategoryId, id), eq(products.primaryCategoryId, id));

export default handle(getRecommendedProds, async ({ query }, { db, clock }) => {
  const { where, order } = query.prodId
    ? await likeProduct(db, query.prodId)
    : { where: undefined, order: [] };
  return listedPage(db, clock.now(), {
    where: and(
      where,
      query.categoryId ? inCategory(query.categoryId) : undefined,
      query.shopId ? eq(products.shopId, query.shopId) : undefined,
    ),
    order: [...order, desc(products.soldNum)],
    page: query,
  });
});
