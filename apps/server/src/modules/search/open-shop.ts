/** A buyer whose shop is closed finds nothing: search says why (Spec §4, §8). */
import { isShopOpen } from "@tradehall/mall-rules/states/shop";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { shops } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export async function requireOpenShop(db: Database, visitor: Buyer | undefined): Promise<void> {
  if (!visitor || visitor.shopId === null) return;
  const [shop] = await db.select({ status: shops.status }).from(shops).where(eq(shops.id, visitor.shopId));
  if (shop && !isShopOpen(shop.status)) refuse("shopClosed");
}
