/** The seller sends an order; in the caller's transaction. */
import { randomInt } from "node:crypto";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { deliveryTypeName, parcelStates } from "@tradehall/mall-rules/states/order/delivery";
import { nextOrderStatus, orderStatuses, orderStatusName } from "@tradehall/mall-rules/states/order/order";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, parcels } from "#server/db/schema/index.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { lockOrders, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";
import { firstStation } from "./move-parcel.ts";
import type { ParcelRow } from "./parcel-rows.ts";
import { splitGoods } from "./split-goods.ts";

interface Shipment {
  dvyName: string;
  /** Of the first parcel; the others get one of their own. */
  dvyFlowId: string;
  /** Default 1. */
  parcels?: number;
}

export const someWaybill = (prefix: string): string =>
  `${prefix}${String(randomInt(1e12)).padStart(12, "0")}`;

const asWaybillOf = (waybill: string): string => someWaybill(/^[A-Za-z]*/.exec(waybill)?.[0] || "SF");

/**
 * Ships a paid order whole, in one parcel or several; refuses while it is not paid or a refund runs. Pieces whose money
 * went back stay in the shop.
 */
export async function shipOrder(
  tx: Database,
  orderNumber: string,
  shipment: Shipment,
  now: Date,
): Promise<{ sent: ParcelRow[]; order: OrderRow }> {
  const [order] = await lockOrders(tx, [orderNumber]);
  if (!order) refuse("orderMissing");
  const status = orderStatusName(order.status);
  if (!status || !nextOrderStatus(status, "ship") || order.refundStatus === orderRefundStatuses.running)
    refuse("orderStatusChanged");
  await tx
    .update(orders)
    .set({
      status: orderStatuses.shipped,
      shippedAt: now,
      deadlineAt: new Date(now.getTime() + orderLimits.automaticReceiptMs),
    })
    .where(eq(orders.orderNumber, orderNumber));
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.id));
  const lines = items.map(({ id, quantity, refunded }) => ({
    orderItemId: id,
    quantity: quantity - refunded,
  }));
  const delivery = deliveryTypeName(order.dvyType);
  const isPickup = delivery === "pickup";
  const dvyName = isPickup ? order.shopName : shipment.dvyName;
  const sent = await tx
    .insert(parcels)
    .values(
      splitGoods(lines, isPickup ? 1 : (shipment.parcels ?? 1)).map((contents, nth) => ({
        orderNumber,
        dvyName,
        // What the buyer collects has no waybill.
        dvyFlowId: isPickup ? "" : nth === 0 ? shipment.dvyFlowId : asWaybillOf(shipment.dvyFlowId),
        state: parcelStates.collected,
        traces: [{ station: firstStation(delivery, dvyName), at: now.toISOString() }],
        contents,
        createdAt: now,
      })),
    )
    .returning();
  const waybill = sent.map((parcel) => parcel.dvyFlowId).join("、");
  if (isPickup) await notifyBuyer(tx, order, "pickupReady", now, { code: order.pickupCode });
  else await notifyBuyer(tx, order, "orderShipped", now, { courier: dvyName, waybill });
  return { sent, order };
}
