/** Pieces of an order's lines go back to where they were taken from; in the caller's transaction. */

import { orderKinds } from "@tradehall/mall-rules/states/order/order";
import { ownStockOrderTypes } from "@tradehall/mall-rules/states/promotion/activity";
import type { Database } from "#server/db/database.ts";
import { giveRedeemedBack } from "#server/modules/exchange/redeemed.ts";
import { giveStockBack } from "#server/modules/product/goods/stock.ts";
import { giveOffersBack } from "#server/modules/promotion/offer/take-offers.ts";
import type { OrderRow } from "./lock-orders.ts";

interface Pieces {
  prodId: number;
  skuId: number;
  quantity: number;
  activityId: number | null;
}

/** A flash sale's or group buying's pieces were never ordinary stock; an offer's are both. */
export async function givePiecesBack(
  tx: Database,
  { orderType }: Pick<OrderRow, "orderType">,
  pieces: readonly Pieces[],
): Promise<void> {
  const hasOwnStock = ownStockOrderTypes.includes(orderType);
  await giveStockBack(
    tx,
    pieces.filter(({ activityId }) => !hasOwnStock || activityId === null),
  );
  if (orderType === orderKinds.points) await giveRedeemedBack(tx, pieces);
  await giveOffersBack(tx, pieces);
}
