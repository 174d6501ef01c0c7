import { listRefundReasons } from "@tradehall/api-client/endpoints/refund/list-refund-reasons";
import { refundReasonsFor, refundReasonText } from "@tradehall/mall-rules/words";
import { handle } from "#server/handle.ts";

export default handle(listRefundReasons, async ({ query: { applyType, cargoStatus } }, { locale }) =>
  refundReasonsFor(applyType, cargoStatus).map((buyerReason) => ({
    buyerReason,
    reasonText: refundReasonText(buyerReason, locale),
  })),
);
