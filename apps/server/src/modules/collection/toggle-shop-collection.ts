import { toggleShopCollection } from "@tradehall/api-client/endpoints/collection/toggle-shop-collection";
import { and, eq } from "drizzle-orm";
import { shopCollections, shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { likesShop } from "../product/about-product.ts";

/** A shop that has closed can still be taken out, and put back. */
export default handle(toggleShopCollection, ({ body }, { db, buyer, clock }) =>
  db.transaction(async (tx) => {
    const { userId } = buyer;
    const { shopId } = body;
    // Two presses at once follow each other.
    await lockBuyer(tx, userId);
    const isOne = await likesShop(tx, buyer, shopId);
    const wanted = body.isCollection === undefined ? !isOne : body.isCollection === 1;
    if (!wanted) {
      await tx
        .delete(shopCollections)
        .where(and(eq(shopCollections.userId, userId), eq(shopCollections.shopId, shopId)));
      return false;
    }
    const [shop] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId));
    if (!shop) refuse("shopMissing");
    await tx.insert(shopCollections).values({ userId, shopId, createdAt: clock.now() }).onConflictDoNothing();
    return true;
  }),
);
