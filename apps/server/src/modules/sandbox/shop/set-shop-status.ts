import { sandboxSetShopStatus } from "@tradehall/api-client/endpoints/sandbox/shop/set-shop-status";
import { eq } from "drizzle-orm";
import { shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxSetShopStatus, async ({ body: { shopId, shopStatus } }, { db }) => {
  const changed = await db
    .update(shops)
    .set({ status: shopStatus })
    .where(eq(shops.id, shopId))
    .returning({ id: shops.id });
  if (changed.length === 0) refuse("shopMissing");
  return { shopStatus };
});
