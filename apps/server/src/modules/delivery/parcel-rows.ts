/** Parcels of an order and how they move. */
import type { Parcel } from "@tradehall/api-client/models/delivery";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { deliveryTypes, parcelStates } from "@tradehall/mall-rules/states/delivery";
import { nextOrderStatus, orderStatuses, orderStatusName } from "@tradehall/mall-rules/states/order";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/refund";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, parcels } from "#server/db/schema/index.ts";
import { tellBuyer } from "#server/modules/message/tell-buyer.ts";
import { lockOrders, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";

export type ParcelRow = typeof parcels.$inferSelect;

export const loadParcels = (db: Database, orderNumber: string): Promise<ParcelRow[]> =>
  db.select().from(parcels).where(eq(parcels.orderNumber, orderNumber)).orderBy(asc(parcels.id));

export const toParcel = (parcel: ParcelRow, dvyType: number): Parcel => ({
  orderDeliveryId: parcel.id,
  orderNumber: parcel.orderNumber,
  dvyName: parcel.dvyName,
  dvyFlowId: parcel.dvyFlowId,
  deliveryType: dvyType,
  createTime: chinaTime(parcel.createdAt),
  deliveryDto: {
    companyName: parcel.dvyName,
    dvyFlowId: parcel.dvyFlowId,
    state: parcel.state,
    traces: parcel.traces
      .map(({ station, at }) => ({ acceptStation: station, acceptTime: chinaTime(new Date(at)) }))
      .reverse(),
  },
});

interface Shipment {
  dvyName: string;
  dvyFlowId: string;
}

/** Ships a paid order in one parcel; refuses while it is not paid or a refund runs. */
export async function shipOrder(
  tx: Database,
  orderNumber: string,
  { dvyName, dvyFlowId }: Shipment,
  now: Date,
): Promise<{ parcel: ParcelRow; order: OrderRow }> {
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
  const isPickedUp = order.dvyType === deliveryTypes.pickup;
  const station = isPickedUp ? "商品已备好，请到店自提" : `【${dvyName}】已揽收`;
  const [parcel] = await tx
    .insert(parcels)
    .values({
      orderNumber,
      dvyName: isPickedUp ? "上门自提" : dvyName,
      dvyFlowId,
      state: parcelStates.collected,
      traces: [{ station, at: now.toISOString() }],
      createdAt: now,
    })
    .returning();
  if (!parcel) refuse("orderStatusChanged");
  await tellBuyer(tx, order, "orderShipped", now, { courier: parcel.dvyName, waybill: dvyFlowId });
  return { parcel, order };
}

/** State → the next one and what the courier writes. */
const nextStep: Record<number, { state: number; station: (parcel: ParcelRow) => string }> = {
  [parcelStates.none]: { state: parcelStates.collected, station: ({ dvyName }) => `【${dvyName}】已揽收` },
  [parcelStates.collected]: { state: parcelStates.inTransit, station: () => "快件已到达【转运中心】" },
  [parcelStates.inTransit]: { state: parcelStates.inCity, station: () => "快件已到达目的城市，正在派送" },
  [parcelStates.inCity]: { state: parcelStates.signed, station: () => "快件已签收" },
};

/** Moves a parcel one step; one that is signed stays. Two movers at once make one step. */
export async function moveParcel(tx: Database, parcel: ParcelRow, now: Date): Promise<ParcelRow> {
  const step = nextStep[parcel.state];
  if (!step) return parcel;
  const traces = [...parcel.traces, { station: step.station(parcel), at: now.toISOString() }];
  const [moved] = await tx
    .update(parcels)
    .set({ state: step.state, traces })
    .where(and(eq(parcels.id, parcel.id), eq(parcels.state, parcel.state)))
    .returning();
  return moved ?? parcel;
}
