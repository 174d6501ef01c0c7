import { withdrawRefund } from "@tradehall/api-client/endpoints/refund/withdraw-refund";
import { handle } from "#server/handle.ts";
import { actOnRefund } from "./act-on-refund.ts";

export default handle(withdrawRefund, ({ params: { refundSn } }, context) =>
  actOnRefund(context, refundSn, async () => ({ event: "withdraw" })),
);
