import type { OrderPaperProps } from "@tradehall/mall-components/trade/OrderPaper";
import type { OrderView } from "./to-order.ts";

/** What of an order stands on paper. */
export function toPaper({ card, times, ...order }: OrderView): OrderPaperProps["order"] {
  const usable = order.vouchers.filter(({ state }) => state === "unused");
  return {
    orderNumber: card.orderNumber,
    status: card.status,
    createdAt: times.submitted,
    delivery: order.delivery,
    parcels: (order.parcels ?? []).map(({ courier, waybill }) => `${courier} ${waybill}`),
    vouchers: usable.map(({ code }) => code),
    message: order.message,
    ...(card.poNumber ? { poNumber: card.poNumber } : {}),
    ...(card.orderer ? { orderer: card.orderer } : {}),
    ...(times.paid ? { paidAt: times.paid } : {}),
    ...(order.payMethodText ? { payMethodText: order.payMethodText } : {}),
    ...(order.address ? { address: order.address } : {}),
    ...(order.pickup?.code ? { pickupCode: order.pickup.code } : {}),
  };
}
