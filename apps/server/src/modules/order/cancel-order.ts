import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { checkControls, normalizeText } from "@tradehall/mall-rules/checks/text";
import { closeTypes } from "@tradehall/mall-rules/states/order/order";
import { handle } from "#server/handle.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { closeOrder } from "#server/modules/order/lifecycle/close-order.ts";
import { refuse } from "#server/refuse.ts";
import { actOnOrder } from "./act-on-order.ts";

export default handle(cancelOrder, ({ params: { orderNumber }, body }, context) => {
  const reason = normalizeText(body.reason ?? "");
  // It cannot be taken back: who cancels was asked, and said why.
  if (reason === "") refuse("cancelReasonMissing");
  if (checkControls(reason)) refuse("controlCharacters");
  return actOnOrder(context, orderNumber, "cancel", async (tx, order, at) => {
    await closeOrder(tx, order, { closeType: closeTypes.byBuyer, reason, at });
    await notifyBuyer(tx, order, "orderCanceled", at);
  });
});
