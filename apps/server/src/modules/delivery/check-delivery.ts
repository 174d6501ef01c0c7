import { checkDelivery } from "@tradehall/api-client/endpoints/delivery/check-delivery";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { ownParcels } from "./own-parcels.ts";
import { tracesOf } from "./parcel-rows.ts";

export default handle(checkDelivery, async ({ query: { orderNumber } }, context) => {
  const { parcels } = await ownParcels(context, orderNumber);
  const [first] = parcels;
  if (!first) refuse("noLogistics");
  return {
    companyName: first.dvyName,
    companyHomeUrl: "",
    dvyFlowId: first.dvyFlowId,
    data: tracesOf(first).map(({ acceptStation, acceptTime }) => ({
      time: acceptTime,
      ftime: acceptTime,
      context: acceptStation,
      location: "",
    })),
  };
});
