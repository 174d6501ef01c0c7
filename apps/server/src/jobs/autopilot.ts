/** The sandbox's seller and courier: ship what was paid a minute ago, and move parcels along. */
import { randomInt } from "node:crypto";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { deliveryTypeName, deliveryTypes, parcelStates } from "@tradehall/mall-rules/states/order/delivery";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, asc, eq, lte, ne } from "drizzle-orm";
import { orders, parcels } from "../db/schema/index.ts";
import { moveParcel } from "../modules/delivery/move-parcel.ts";
import { shipOrder, someWaybill } from "../modules/delivery/ship-order.ts";
import { Refusal } from "../refuse.ts";
import type { Job } from "./jobs.ts";

const shipsAfterMs = 60_000;
const stepEveryMs = 60_000;
const aTurn = 50;
const couriers = [
  { dvyName: "顺丰速运", prefix: "SF" },
  { dvyName: "京东快递", prefix: "JD" },
  { dvyName: "中通快递", prefix: "ZT" },
];

function someShipment(): { dvyName: string; dvyFlowId: string } {
  const { dvyName, prefix } = couriers[randomInt(couriers.length)] ?? { dvyName: "顺丰速运", prefix: "SF" };
  return { dvyName, dvyFlowId: someWaybill(prefix) };
}

export const shipPaidOrders: Job = async ({ database: { db }, clock, settings }) => {
  if (!settings.autopilot) return;
  const now = clock.now();
  const due = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.status, orderStatuses.paid),
        ne(orders.refundStatus, orderRefundStatuses.running),
        lte(orders.paidAt, new Date(now.getTime() - shipsAfterMs)),
      ),
    )
    .orderBy(asc(orders.paidAt))
    .limit(aTurn);
  for (const { orderNumber } of due)
    await db
      .transaction((tx) => shipOrder(tx, orderNumber, someShipment(), now))
      .catch((error: unknown) => {
        // Another process shipped it, or a refund began meanwhile.
        if (!(error instanceof Refusal)) throw error;
      });
};

export const moveParcels: Job = async ({ database: { db }, clock, settings }) => {
  if (!settings.autopilot) return;
  const now = clock.now();
  const underway = await db
    .select({ parcel: parcels, dvyType: orders.dvyType })
    .from(parcels)
    .innerJoin(orders, eq(orders.orderNumber, parcels.orderNumber))
    .where(
      and(
        eq(orders.status, orderStatuses.shipped),
        // What waits in the shop is moved by its buyer.
        ne(orders.dvyType, deliveryTypes.pickup),
        ne(parcels.state, parcelStates.signed),
        lte(parcels.createdAt, new Date(now.getTime() - stepEveryMs)),
      ),
    )
    .orderBy(asc(parcels.id))
    .limit(aTurn);
  for (const { parcel, dvyType } of underway) {
    const last = parcel.traces.at(-1);
    const sinceMs = last ? now.getTime() - new Date(last.at).getTime() : Number.POSITIVE_INFINITY;
    if (sinceMs >= stepEveryMs) await moveParcel(db, parcel, deliveryTypeName(dvyType), now);
  }
};
