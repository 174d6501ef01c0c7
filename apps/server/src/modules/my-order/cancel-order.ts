import { cancelOrder } from "@tradehall/api-client/endpoints/my-order/cancel-order";
import { closeTypes } from "@tradehall/mall-rules/states/order";
import { handle } from "#server/handle.ts";
import { closeOrder } from "#server/modules/order/lifecycle/close-order.ts";
import { actOnOrder } from "./act-on-order.ts";

export default handle(cancelOrder, ({ params: { orderNumber }, body }, context) =>
  actOnOrder(context, orderNumber, "cancel", (tx, order, at) =>
    closeOrder(tx, order, { closeType: closeTypes.byBuyer, reason: body.reason?.trim() ?? "", at }),
  ),
);
