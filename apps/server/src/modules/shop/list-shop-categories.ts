import { listShopCategories } from "@tradehall/api-client/endpoints/shop/list-shop-categories";
import { shopStatuses } from "@tradehall/mall-rules/states/shop/shop";
import { and, asc, eq } from "drizzle-orm";
import { shopCategories, shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(listShopCategories, async ({ query: { shopId } }, { db }) => {
  const rows = await db
    .select({ shopCid: shopCategories.id, name: shopCategories.name, parentId: shopCategories.parentId })
    .from(shopCategories)
    .innerJoin(shops, and(eq(shops.id, shopCategories.shopId), eq(shops.status, shopStatuses.open)))
    .where(eq(shopCategories.shopId, shopId))
    .orderBy(asc(shopCategories.seq), asc(shopCategories.id));
  const below = (id: number) => rows.filter(({ parentId }) => parentId === id);
  return below(0).map(({ shopCid, name }) => ({
    shopCid,
    name,
    categories: below(shopCid).map(({ parentId: _, ...one }) => one),
  }));
});
