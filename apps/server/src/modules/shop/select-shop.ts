import { selectShop } from "@tradehall/api-client/endpoints/shop/select-shop";
import { canSwitchShop } from "@tradehall/mall-rules/states/enterprise/enterprise";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, shops, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { showsPurchase } from "#server/modules/buyer/show-purchase.ts";
import { refuse } from "#server/refuse.ts";

async function isCloudWarehouse(db: Database, prodId: number | undefined): Promise<boolean> {
  if (prodId === undefined) return false;
  const [product] = await db
    .select({ cloudWarehouse: products.cloudWarehouse })
    .from(products)
    .where(eq(products.id, prodId));
  return product?.cloudWarehouse ?? false;
}

export default handle(selectShop, async ({ query }, { db, buyer }) => {
  if (!canSwitchShop(buyer.userTypeId, await isCloudWarehouse(db, query.prodId))) refuse("shopSwitchDenied");
  const [shop] = await db.select({ status: shops.status }).from(shops).where(eq(shops.id, query.shopId));
  if (!shop) refuse("shopMissing");
  if (!isShopOpen(shop.status) && query.shopId !== buyer.shopId) refuse("shopClosed");
  const [user] = await db
    .update(users)
    .set({ selectedShopId: query.shopId })
    .where(eq(users.id, buyer.userId))
    .returning({ isShowPurchase: users.isShowPurchase });
  return { isShowPurchase: showsPurchase(user?.isShowPurchase ?? false, shop.status) };
});
