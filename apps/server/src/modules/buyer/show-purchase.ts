/** Whether buying is open to a buyer: their own right, and only while the shop in effect is open (Spec §7). */
import { type Flag, toFlag } from "@tradehall/api-client/models/wire";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { shops, users } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export const showsPurchase = (isAllowed: boolean, shopStatus: number | null | undefined): Flag =>
  toFlag(isAllowed && shopStatus !== null && shopStatus !== undefined && isShopOpen(shopStatus));

/** Refuses what the pages hide at isShowPurchase 0: goods into the cart, confirming and submitting. */
export async function requirePurchase(db: Database, { userId }: Pick<Buyer, "userId">): Promise<void> {
  const [user] = await db
    .select({ isAllowed: users.isShowPurchase, shopStatus: shops.status })
    .from(users)
    .leftJoin(shops, eq(shops.id, sql`coalesce(${users.selectedShopId}, ${users.shopId})`))
    .where(eq(users.id, userId));
  if (!user || showsPurchase(user.isAllowed, user.shopStatus) === 0) refuse("purchaseHidden");
}
