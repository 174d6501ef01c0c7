import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { handle } from "#server/handle.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { markReceived } from "#server/modules/order/lifecycle/receive.ts";
import { actOnOrder } from "./act-on-order.ts";

export default handle(receiveOrder, ({ params: { orderNumber } }, context) =>
  actOnOrder(context, orderNumber, "receive", async (tx, order, at) => {
    await markReceived(tx, order, at);
    await notifyBuyer(tx, order, "orderConfirmed", at);
  }),
);
