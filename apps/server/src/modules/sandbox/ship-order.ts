import { randomInt } from "node:crypto";
import { sandboxShipOrder } from "@tradehall/api-client/endpoints/sandbox/ship-order";
import { handle } from "#server/handle.ts";
import { shipOrder, toParcel } from "#server/modules/delivery/parcel-rows.ts";

export default handle(sandboxShipOrder, async ({ params: { orderNumber }, body }, { db, clock }) => {
  const shipment = {
    dvyName: body.dvyName?.trim() || "顺丰速运",
    dvyFlowId: body.dvyFlowId?.trim() || `SF${String(randomInt(1e12)).padStart(12, "0")}`,
  };
  const { parcel, order } = await db.transaction((tx) => shipOrder(tx, orderNumber, shipment, clock.now()));
  return toParcel(parcel, order.dvyType);
});
