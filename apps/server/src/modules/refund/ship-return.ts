import { shipReturn } from "@tradehall/api-client/endpoints/refund/ship-return";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { returnParcelRules } from "@tradehall/mall-rules/checks/refund";
import { handle } from "#server/handle.ts";
import { refuseFields } from "#server/refuse.ts";
import { actOnRefund } from "./act-on-refund.ts";

export default handle(shipReturn, ({ params: { refundSn }, body }, context) => {
  const parcel = normalized(returnParcelRules, new Map(Object.entries(body)));
  refuseFields(faultsOf(returnParcelRules, parcel));
  const { expressName, expressNo } = parcel;
  return actOnRefund(context, refundSn, async () => ({
    event: "ship",
    changes: parcel,
    details: { expressName, expressNo },
  }));
});
