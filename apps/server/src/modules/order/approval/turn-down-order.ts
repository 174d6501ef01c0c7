import { turnDownOrder } from "@tradehall/api-client/endpoints/order/approval/turn-down-order";
import { refusalRules } from "@tradehall/mall-rules/checks/enterprise";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { closeTypes } from "@tradehall/mall-rules/states/order/order";
import { handle } from "#server/handle.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { closeOrder } from "#server/modules/order/lifecycle/close-order.ts";
import { refuseFields } from "#server/refuse.ts";
import { decide } from "./decide.ts";

export default handle(turnDownOrder, ({ params: { orderNumber }, body }, context) => {
  const { reason } = normalized(refusalRules, new Map([["reason", body.reason]]));
  refuseFields(faultsOf(refusalRules, { reason }));
  return decide(context, orderNumber, { state: "refused", reason }, async (tx, { order, person }, at) => {
    await closeOrder(tx, order, { closeType: closeTypes.approvalRefused, reason, at });
    await notifyBuyer(tx, order, "approvalRefused", at, { person, reason });
  });
});
