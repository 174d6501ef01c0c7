/** The parcels of an order of the buyer; refuses someone else's order and one without parcels. */
import { and, eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { isOwnOrder, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";
import { loadParcels, type ParcelRow } from "./parcel-rows.ts";

export async function ownParcels(
  { db, buyer }: Context,
  orderNumber: string,
): Promise<{ order: OrderRow; parcels: ParcelRow[] }> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isOwnOrder(buyer), eq(orders.orderNumber, orderNumber)));
  if (!order) refuse("orderMissing");
  const parcels = await loadParcels(db, orderNumber);
  if (parcels.length === 0) refuse("noLogistics");
  return { order, parcels };
}
