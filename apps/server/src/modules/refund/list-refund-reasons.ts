import { listRefundReasons } from "@tradehall/api-client/endpoints/refund/list-refund-reasons";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { refundReasonsFor, refundReasonText } from "@tradehall/mall-rules/words/refunds";
import { handle } from "#server/handle.ts";

export default handle(
  listRefundReasons,
  async ({ query: { applyType, cargoStatus, orderMold } }, { locale }) =>
    refundReasonsFor(applyType, cargoStatus, { isVirtual: orderMold === molds.virtual }).map(
      (buyerReason) => ({
        buyerReason,
        reasonText: refundReasonText(buyerReason, locale),
      }),
    ),
);
