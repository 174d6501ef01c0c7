import { sandboxBindShop } from "@tradehall/api-client/endpoints/sandbox/account/bind-shop";
import { desc, eq } from "drizzle-orm";
import { leads, shops, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxBindShop, async ({ body: { userId, shopId } }, { db }) => {
  const [[user], [shop], [lead]] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    db.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)),
    db.select().from(leads).where(eq(leads.userId, userId)).orderBy(desc(leads.id)).limit(1),
  ]);
  if (!user) refuse("userMissing");
  if (!shop) refuse("shopMissing");
  await db
    .update(users)
    .set({
      shopId,
      selectedShopId: null,
      // Who had no shop saw nothing of another dealer.
      dealerChanged: user.dealerChanged || (user.shopId !== null && user.shopId !== shopId),
      userCompany: user.userCompany || (lead?.enterpriseName ?? ""),
    })
    .where(eq(users.id, userId));
  return null;
});
