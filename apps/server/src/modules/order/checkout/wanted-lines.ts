/** Which goods a confirm is about: the cart's ticked lines, or one product of buy-now. */
import type { ConfirmRequest } from "@tradehall/api-client/models/order";
import { cartLimits } from "@tradehall/mall-rules/limits";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { loadStates } from "#server/modules/cart/view.ts";
import { loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import { loadActivityGoods } from "#server/modules/promotion/activity-goods.ts";
import { refuseOffer } from "#server/modules/promotion/offer/refuse-offer.ts";
import { loadPackageGoods } from "#server/modules/promotion/package/package-goods.ts";
import { refuse } from "#server/refuse.ts";
import type { OrderRequest, WantedLine } from "./order-request.ts";

/** Ticked lines that can be bought; expired ones never block. */
export async function tickedLines(db: Database, owner: CartOwner): Promise<WantedLine[]> {
  const rows = await loadStates(db, owner);
  const ticked = rows.flatMap(({ row, isExpired }) => (row.isChecked && !isExpired ? [row] : []));
  if (ticked.length === 0) refuse("selectAtLeastOne");
  if (ticked.length > cartLimits.settleLines) refuse("settleLimit", { max: cartLimits.settleLines });
  return ticked.map(({ basketId, goods, quantity, comboId, priceFenThen }) => ({
    ...{ basketId, skuId: goods.skuId, quantity, priceFenThen },
    ...(comboId > 0 ? { comboId } : {}),
  }));
}

type OrderItem = NonNullable<v.InferOutput<typeof ConfirmRequest>["orderItem"]>;

/**
 * The one line of buy-now, which takes virtual and pre-sale goods too, and goods of an activity; of a package the lines
 * of its members.
 */
export async function buyNow(
  db: Database,
  { userId }: CartOwner,
  item: OrderItem,
  now: Date,
): Promise<Pick<OrderRequest, "lines" | "activity">> {
  const { comboId } = item;
  if (comboId) {
    const members = await loadPackageGoods(db, comboId);
    const line = { basketId: 0, quantity: item.prodCount, comboId };
    return { lines: members.map(({ goods }) => ({ ...line, skuId: goods.skuId })) };
  }
  const [goods] = await loadGoods(db, [item.skuId]);
  if (!goods) refuse("skuMissing");
  if (goods.prodId !== item.prodId) refuse("skuMissing");
  if (item.prodCount > cartLimits.linePieces) refuse("wrongQuantity");
  const { activityId, skuId, prodCount: quantity, teamId, secret } = item;
  const lines = [{ basketId: 0, skuId, quantity }];
  if (activityId === undefined) return { lines };
  const activityGoods = await loadActivityGoods(db, userId, { activityId, skuId }, now);
  if (!activityGoods) {
    await refuseOffer(db, userId, { activityId, skuId, quantity }, now);
    return { lines };
  }
  const given = { ...(teamId === undefined ? {} : { teamId }), ...(secret === undefined ? {} : { secret }) };
  return { lines, activity: { activityId, kind: activityGoods.kind, ...given } };
}
