/** A buyer whose shop is closed finds nothing: search says why (Spec §4, §8). */
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { shops } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

const statusOf = statement<{ shopId: number }>()((db, { shopId }) =>
  db.select({ status: shops.status }).from(shops).where(eq(shops.id, shopId)),
);

export async function requireOpenShop(db: Database, visitor: Buyer | undefined): Promise<void> {
  if (!visitor || visitor.shopId === null) return;
  const [shop] = await statusOf(db, { shopId: visitor.shopId });
  if (shop && !isShopOpen(shop.status)) refuse("shopClosed");
}
