import { sandboxDeliverOrder } from "@tradehall/api-client/endpoints/sandbox/deliver-order";
import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { loadParcels, moveParcel, type ParcelRow, toParcel } from "#server/modules/delivery/parcel-rows.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxDeliverOrder, async ({ params: { orderNumber } }, { db, clock }) => {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) refuse("orderMissing");
  const parcels = await loadParcels(db, orderNumber);
  if (parcels.length === 0) refuse("noLogistics");
  const moved: ParcelRow[] = [];
  for (const parcel of parcels) moved.push(await moveParcel(db, parcel, clock.now()));
  return moved.map((parcel) => toParcel(parcel, order.dvyType));
});
