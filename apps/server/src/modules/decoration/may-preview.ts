/**
 * Who sees what a shop has not published: its own dealers, whom the platform has bound to it and who may act for shops
 * (user types 1, 4 and 5), and the administrators of the enterprises that are bound to it. The shop they look at just
 * now gives no right.
 */
import { canSwitchShop } from "@tradehall/mall-rules/states/enterprise/enterprise";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterprises, users } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";

export async function mayPreview(
  db: Database,
  { userId, userTypeId }: Buyer,
  shopId: number,
): Promise<boolean> {
  const [bound, administered] = await Promise.all([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.shopId, shopId))),
    db
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(and(eq(enterprises.adminUserId, userId), eq(enterprises.shopId, shopId))),
  ]);
  return administered.length > 0 || (bound.length > 0 && canSwitchShop(userTypeId));
}
