import { sandboxDeliverOrder } from "@tradehall/api-client/endpoints/sandbox/order/deliver-order";
import { deliveryTypeName } from "@tradehall/mall-rules/states/order/delivery";
import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { moveParcel } from "#server/modules/delivery/move-parcel.ts";
import { loadParcels, type ParcelRow, toParcels } from "#server/modules/delivery/parcel-rows.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxDeliverOrder, async ({ params: { orderNumber } }, { db, clock }) => {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) refuse("orderMissing");
  const parcels = await loadParcels(db, orderNumber);
  if (parcels.length === 0) refuse("noLogistics");
  const delivery = deliveryTypeName(order.dvyType);
  const moved: ParcelRow[] = [];
  for (const parcel of parcels) moved.push(await moveParcel(db, parcel, delivery, clock.now()));
  return toParcels(db, order, moved);
});
