/** The one place where cart lines are put in or changed; every caller holds the cart's lock (`lockCart`). */

import { isBuyableQuantity } from "@tradehall/mall-rules/checks/quantity";
import { cartLimits } from "@tradehall/mall-rules/limits";
import type { Fen } from "@tradehall/mall-rules/money";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartLines } from "#server/db/schema/index.ts";
import { requirePurchase } from "#server/modules/buyer/show-purchase.ts";
import { loadMemberFen } from "#server/modules/pricing/buyer-benefits.ts";
import { priceToRemember } from "#server/modules/pricing/price-to-remember.ts";
import { goodsRefusal, isCartKind, quantityRefusal } from "#server/modules/product/goods/goods-checks.ts";
import { type GoodsRow, loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import { loadOffers, offersOf } from "#server/modules/promotion/offer/offers.ts";
import { refuse } from "#server/refuse.ts";
import { type CartOwner, isOwn } from "./rows.ts";

export type StoredLine = typeof cartLines.$inferSelect;

/** The line of a SKU outside of packages. */
export async function lineOfSku(
  db: Database,
  owner: CartOwner,
  skuId: number,
): Promise<StoredLine | undefined> {
  const [line] = await db
    .select()
    .from(cartLines)
    .where(and(isOwn(owner), eq(cartLines.skuId, skuId), eq(cartLines.comboId, 0)));
  return line;
}

/** The goods of a product's SKU, refused where they cannot be put into a cart. */
export async function cartGoods(db: Database, prodId: number, skuId: number): Promise<GoodsRow> {
  const [goods] = await loadGoods(db, [skuId]);
  if (!goods || goods.prodId !== prodId) refuse("skuMissing");
  const why = goodsRefusal(goods);
  if (why && why !== "soldOut") refuse(why);
  if (!isCartKind(goods)) refuse("notInCart");
  if (why) refuse(why);
  return goods;
}

/** Refuses a new quantity. Fewer pieces are always taken, even while the stock is lower or buying is not open. */
export async function refuseQuantity(
  db: Database,
  owner: CartOwner,
  goods: GoodsRow,
  { quantity, before }: { quantity: number; before: number },
): Promise<void> {
  const rule = { min: goods.minCount, step: goods.stepCount, max: cartLimits.linePieces };
  if (quantity > cartLimits.linePieces) refuse("wrongQuantity");
  if (quantity < before) {
    if (!isBuyableQuantity(quantity, rule))
      refuse(quantity < goods.minCount ? "quantityFloor" : "wrongQuantity");
    return;
  }
  await requirePurchase(db, owner);
  const why = quantityRefusal(goods, quantity);
  if (why) refuse(why, undefined, { stock: goods.stocks });
}

export async function priceThen(
  db: Database,
  { userId }: CartOwner,
  goods: GoodsRow,
  now: Date,
): Promise<Fen> {
  const offers = await loadOffers(db, [goods.skuId], now, userId);
  const memberFen = await loadMemberFen(db, userId, goods, now);
  return priceToRemember({ goods, offers: offersOf(offers, goods.skuId), memberFen });
}

export async function refuseFullCart(db: Database, owner: CartOwner, more = 1): Promise<void> {
  const kept = await db.$count(cartLines, isOwn(owner));
  if (kept + more > cartLimits.lines) refuse("cartFull", { max: cartLimits.lines });
}

/** Puts a line in that is not there yet, ticked. */
export async function insertLine(
  db: Database,
  owner: CartOwner,
  goods: GoodsRow,
  quantity: number,
  now: Date,
): Promise<number> {
  await refuseFullCart(db, owner);
  const [line] = await db
    .insert(cartLines)
    .values({
      userId: owner.userId,
      enterpriseId: owner.enterpriseId,
      shopId: goods.shopId,
      prodId: goods.prodId,
      skuId: goods.skuId,
      quantity,
      priceFenThen: await priceThen(db, owner, goods, now),
      createdAt: now,
    })
    .returning({ id: cartLines.id });
  return line?.id ?? 0;
}

export const updateLine = (db: Database, id: number, values: Partial<StoredLine>) =>
  db
    .update(cartLines)
    .set({ ...values, version: sql`${cartLines.version} + 1` })
    .where(eq(cartLines.id, id));

/** Adds pieces of a SKU: to its line, or as a new one. Answers the line's id. */
export async function addPieces(
  db: Database,
  owner: CartOwner,
  added: { prodId: number; skuId: number; quantity: number },
  now: Date,
): Promise<number> {
  const goods = await cartGoods(db, added.prodId, added.skuId);
  const line = await lineOfSku(db, owner, added.skuId);
  const quantity = (line?.quantity ?? 0) + added.quantity;
  await refuseQuantity(db, owner, goods, { quantity, before: line?.quantity ?? 0 });
  if (!line) return insertLine(db, owner, goods, quantity, now);
  await updateLine(db, line.id, { quantity, isChecked: true });
  return line.id;
}
