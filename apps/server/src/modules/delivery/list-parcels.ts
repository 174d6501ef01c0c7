import { listParcels } from "@tradehall/api-client/endpoints/delivery/list-parcels";
import { handle } from "#server/handle.ts";
import { ownParcels } from "./own-parcels.ts";
import { toParcels } from "./parcel-rows.ts";

export default handle(listParcels, async ({ params: { orderNumber } }, context) => {
  const { order, parcels } = await ownParcels(context, orderNumber);
  return toParcels(context.db, order, parcels);
});
