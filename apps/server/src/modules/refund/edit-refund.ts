import { editRefund } from "@tradehall/api-client/endpoints/refund/edit-refund";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { actOnRefund } from "./act-on-refund.ts";
import { assessRefund } from "./assess-refund.ts";
import { checkApplication, logDetailsOf } from "./check-application.ts";
import { writeParts } from "./refund-parts.ts";

export default handle(editRefund, ({ params: { refundSn }, body }, context) =>
  actOnRefund(context, refundSn, async (tx, { refund, order }, now) => {
    if (refund.status !== refundStatuses.refused) refuse("orderStatusChanged");
    const assessed = await assessRefund(tx, order, body, now, refundSn);
    const isVirtual = order.mold === molds.virtual;
    const applicant = { userId: context.buyer.userId, now, isVirtual, before: refund.photos };
    const checked = await checkApplication(tx, applicant, body, assessed);
    await writeParts(tx, refundSn, assessed);
    const changes = { ...checked, sellerMsg: "", decidedAt: null };
    return { event: "edit", details: logDetailsOf(checked), changes };
  }),
);
