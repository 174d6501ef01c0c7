import { checkDelivery } from "@tradehall/api-client/endpoints/delivery/check-delivery";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { ownParcels } from "./own-parcels.ts";
import { toParcel } from "./parcel-rows.ts";

export default handle(checkDelivery, async ({ query: { orderNumber } }, context) => {
  const { order, parcels } = await ownParcels(context, orderNumber);
  const [first] = parcels;
  if (!first) refuse("noLogistics");
  const { deliveryDto } = toParcel(first, order.dvyType);
  return {
    companyName: deliveryDto.companyName,
    companyHomeUrl: "",
    dvyFlowId: deliveryDto.dvyFlowId,
    data: deliveryDto.traces.map(({ acceptStation, acceptTime }) => ({
      time: acceptTime,
      ftime: acceptTime,
      context: acceptStation,
      location: "",
    })),
  };
});
