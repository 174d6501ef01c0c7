import type { OrderView } from "@tradehall/mall-adapters/order-detail";
import { OrderPaper, type OrderPaperProps } from "@tradehall/mall-components/order/OrderPaper";

/** What of an order is on paper. */
function toPaper({ card, times, ...order }: OrderView): OrderPaperProps["order"] {
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
    ...(card.costCentre ? { costCentre: card.costCentre } : {}),
    ...(card.project ? { project: card.project } : {}),
    ...(card.orderer ? { orderer: card.orderer } : {}),
    ...(times.paid ? { paidAt: times.paid } : {}),
    ...(order.payMethodText ? { payMethodText: order.payMethodText } : {}),
    ...(order.address ? { address: order.address } : {}),
    ...(order.pickup?.code ? { pickupCode: order.pickup.code } : {}),
  };
}

/** An order with what its loader knows beside it. */
export interface FiledOrder extends OrderView {
  sheetCode: string;
  /** Where others join the order's team; empty where it is in none. */
  teamUrl: string;
  /** The amount in capitals, and the enterprise that buys; empty outside any. */
  capitals: string;
  buyer: string;
}

/** The order as its buyer files it. */
export const OrderOnPaper = ({ order }: { order: FiledOrder }) => (
  <OrderPaper
    order={toPaper(order)}
    lines={order.card.lines}
    amounts={order.amounts}
    capitals={order.capitals}
    isPaid={order.isPaid}
    seller={order.card.shop.name}
    buyer={order.buyer}
  />
);
