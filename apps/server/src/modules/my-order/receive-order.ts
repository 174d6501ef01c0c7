import { receiveOrder } from "@tradehall/api-client/endpoints/my-order/receive-order";
import { handle } from "#server/handle.ts";
import { tellBuyer } from "#server/modules/message/tell-buyer.ts";
import { markReceived } from "#server/modules/order/lifecycle/receive.ts";
import { actOnOrder } from "./act-on-order.ts";

export default handle(receiveOrder, ({ params: { orderNumber } }, context) =>
  actOnOrder(context, orderNumber, "receive", async (tx, order, at) => {
    await markReceived(tx, order, at);
    await tellBuyer(tx, order, "orderConfirmed", at);
  }),
);
