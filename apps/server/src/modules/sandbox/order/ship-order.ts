import { sandboxShipOrder } from "@tradehall/api-client/endpoints/sandbox/order/ship-order";
import { handle } from "#server/handle.ts";
import { toParcels } from "#server/modules/delivery/parcel-rows.ts";
import { shipOrder, someWaybill } from "#server/modules/delivery/ship-order.ts";

export default handle(sandboxShipOrder, async ({ params: { orderNumber }, body }, { db, clock }) => {
  const shipment = {
    dvyName: body.dvyName?.trim() || "顺丰速运",
    dvyFlowId: body.dvyFlowId?.trim() || someWaybill("SF"),
    parcels: body.parcels,
  };
  const { sent, order } = await db.transaction((tx) => shipOrder(tx, orderNumber, shipment, clock.now()));
  return toParcels(db, order, sent);
});
