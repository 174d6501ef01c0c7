/** A package (选择套餐) in the cart: a line for each of its members, put in, changed and taken out together. */
import type { CartItemChange } from "@tradehall/api-client/models/cart-change";
import { cartLimits } from "@tradehall/mall-rules/limits";
import { and, eq, inArray } from "drizzle-orm";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { cartLines } from "#server/db/schema/index.ts";
import { requirePurchase } from "#server/modules/buyer/show-purchase.ts";
import { stockRefusal } from "#server/modules/product/goods/goods-checks.ts";
import { loadPackageGoods } from "#server/modules/promotion/package/package-goods.ts";
import { refuse } from "#server/refuse.ts";
import { refuseFullCart } from "./change.ts";
import type { LineChanged } from "./line-changed.ts";
import { type CartOwner, isOwn } from "./rows.ts";

type Change = v.InferOutput<typeof CartItemChange>;

/** The buyer's lines of these packages. */
const linesOfPackages = (tx: Database, owner: CartOwner, comboIds: readonly number[]) =>
  tx
    .select()
    .from(cartLines)
    .where(and(isOwn(owner), inArray(cartLines.comboId, [...comboIds])));

/** Lines with those that stand in a package with one of them. */
export async function withTheirPackages(
  tx: Database,
  owner: CartOwner,
  lines: readonly (typeof cartLines.$inferSelect)[],
) {
  const comboIds = [...new Set(lines.map((line) => line.comboId))].filter((id) => id > 0);
  if (comboIds.length === 0) return [...lines];
  const alone = lines.filter((line) => line.comboId === 0);
  return [...alone, ...(await linesOfPackages(tx, owner, comboIds))];
}

/** Changes as many packages as the call says; inside a transaction that holds the cart's lock. */
export async function changePackage(
  tx: Database,
  owner: CartOwner,
  { comboId = 0, prodId, skuId, count = 0, quantity: wanted, isCheck }: Change,
  now: Date,
): Promise<LineChanged> {
  const kept = await linesOfPackages(tx, owner, [comboId]);
  const [first] = kept;
  const before = first?.quantity ?? 0;
  const quantity = wanted ?? before + count;
  const ids = kept.map((line) => line.id);
  const shown = kept.find((line) => line.skuId === skuId) ?? first;
  if (first && quantity <= 0 && wanted === undefined) {
    await tx.delete(cartLines).where(inArray(cartLines.id, ids));
    return { basketId: 0, goneBasketIds: ids, prodId, shopId: first.shopId };
  }
  if (quantity < 1 || quantity > cartLimits.linePieces) refuse("wrongQuantity");
  // A tick alone, or the same number once more, asks nothing of the stock.
  if (!first || quantity > before) {
    await requirePurchase(tx, owner);
    for (const { goods } of await loadPackageGoods(tx, comboId)) {
      const why = stockRefusal(goods, quantity);
      if (why) refuse(why, undefined, { stock: goods.stocks });
    }
  }
  if (first) {
    const ticked = isCheck === undefined ? count > 0 || first.isChecked : isCheck === 1;
    for (const line of kept)
      await tx
        .update(cartLines)
        .set({ quantity, isChecked: ticked, version: line.version + 1 })
        .where(eq(cartLines.id, line.id));
    return { basketId: shown?.id ?? 0, goneBasketIds: [], prodId, shopId: first.shopId };
  }
  const members = await loadPackageGoods(tx, comboId);
  await refuseFullCart(tx, owner, members.length);
  const { userId, enterpriseId } = owner;
  const put = await tx
    .insert(cartLines)
    .values(
      // The newest line is first in the cart: the package's main goods.
      members.toReversed().map(({ goods, packageFen }) => ({
        ...{ userId, enterpriseId, comboId, quantity, createdAt: now, priceFenThen: packageFen },
        ...{ shopId: goods.shopId, prodId: goods.prodId, skuId: goods.skuId },
      })),
    )
    .returning();
  const line = put.find((one) => one.skuId === skuId) ?? put[0];
  return { basketId: line?.id ?? 0, goneBasketIds: [], prodId, shopId: line?.shopId ?? 0 };
}
