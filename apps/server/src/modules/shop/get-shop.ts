import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { eq } from "drizzle-orm";
import { shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { toShopDetail } from "./shop-detail.ts";

export default handle(getShop, async (_, { db, buyer }) => {
  if (buyer.shopId === null) refuse("shopMissing");
  const [shop] = await db.select().from(shops).where(eq(shops.id, buyer.shopId));
  if (!shop) refuse("shopMissing");
  return toShopDetail(shop);
});
