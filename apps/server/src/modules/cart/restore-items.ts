import { restoreItems } from "@tradehall/api-client/endpoints/cart/restore-items";
import type { RemovedLine } from "@tradehall/api-client/models/cart";
import { cartLimits } from "@tradehall/mall-rules/limits";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { fromChinaTime } from "@tradehall/mall-rules/time/china-time";
import { cartLines } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { requirePurchase } from "#server/modules/buyer/show-purchase.ts";
import { isCartKind } from "#server/modules/product/goods/goods-checks.ts";
import { loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import { refuse } from "#server/refuse.ts";
import { changeOf } from "./answers.ts";
import { refuseFullCart } from "./change.ts";
import { lockCart } from "./rows.ts";
import { openCart } from "./view.ts";

/** When the line was put in, so that it returns to its place; never in the future. */
const placeOf = (item: RemovedLine, now: Date): Date => {
  const then = fromChinaTime(item.basketDate);
  return then && then < now ? then : now;
};

export default handle(restoreItems, async ({ body: { items } }, { db, clock, buyer }) => {
  const now = clock.now();
  const goods = await loadGoods(
    db,
    items.map((item) => item.skuId),
  );
  const bySku = new Map(goods.map((one) => [one.skuId, one]));
  const rows = [...new Map(items.map((item) => [`${item.skuId} ${item.comboId}`, item])).values()].map(
    (item) => {
      const one = bySku.get(item.skuId);
      if (!one || one.prodId !== item.prodId) refuse("skuMissing");
      if (!isCartKind(one)) refuse("notInCart");
      return {
        userId: buyer.userId,
        enterpriseId: buyer.enterpriseId,
        shopId: one.shopId,
        prodId: one.prodId,
        skuId: one.skuId,
        comboId: item.comboId,
        quantity: Math.min(item.prodCount, cartLimits.linePieces),
        isChecked: item.isChecked === 1,
        priceFenThen: yuanToFen(item.priceThen),
        createdAt: placeOf(item, now),
      };
    },
  );
  await db.transaction(async (tx) => {
    await lockCart(tx, buyer);
    await requirePurchase(tx, buyer);
    await refuseFullCart(tx, buyer, rows.length);
    await tx.insert(cartLines).values(rows).onConflictDoNothing();
  });
  return changeOf(
    await openCart(db, buyer, now),
    rows.map((row) => row.shopId),
    rows.map((row) => row.prodId),
  );
});
