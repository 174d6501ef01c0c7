import { selectShop } from "@tradehall/api-client/endpoints/shop/select-shop";
import { canSwitchShop } from "@tradehall/mall-rules/states/enterprise";
import { isShopOpen } from "@tradehall/mall-rules/states/shop";
import { eq } from "drizzle-orm";
import { shops, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { showsPurchase } from "../user/show-purchase.ts";

export default handle(selectShop, async ({ query }, { db, buyer }) => {
  if (!canSwitchShop(buyer.userTypeId)) refuse("shopSwitchDenied");
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
