/** What the mall would have written about the seeded orders. */

import type { MessageEvent } from "@tradehall/mall-rules/states/account/message";
import { deliveryTypes, molds } from "@tradehall/mall-rules/states/order/delivery";
import { closeTypes, orderKinds } from "@tradehall/mall-rules/states/order/order";
import { orderMessage } from "../../modules/message/notify-buyer.ts";
import type { Database } from "../opened-database.ts";
import { notifyLogs, type orders, type parcels } from "../schema/index.ts";
import { insertRows } from "./insert.ts";

type Order = typeof orders.$inferInsert;

const day = 86_400_000;
/** Messages of an older order have been put away. */
const shownDays = 20;

const paidEvent = (order: Order): MessageEvent => {
  if (order.mold === molds.virtual) return "vouchersReady";
  return order.orderType === orderKinds.grouping ? "orderGrouping" : "orderPaid";
};

/** Messages older than a day have been read. */
export async function seedOrderMessages(
  db: Database,
  orderRows: readonly Order[],
  parcelRows: readonly (typeof parcels.$inferInsert)[],
  now: Date,
): Promise<void> {
  const written = orderRows.flatMap((row) => {
    const order = { ...row, enterpriseId: row.enterpriseId ?? 0 };
    const parcel = parcelRows.find((one) => one.orderNumber === row.orderNumber);
    const sent =
      row.dvyType === deliveryTypes.pickup
        ? (["pickupReady", { code: row.pickupCode ?? "" }] as const)
        : (["orderShipped", { courier: parcel?.dvyName ?? "", waybill: parcel?.dvyFlowId ?? "" }] as const);
    return [
      ...(row.paidAt ? [orderMessage(order, paidEvent(row), row.paidAt)] : []),
      ...(row.shippedAt && parcel ? [orderMessage(order, sent[0], row.shippedAt, sent[1])] : []),
      ...(row.canceledAt && row.closeType === closeTypes.payTimeout
        ? [orderMessage(order, "orderExpired", row.canceledAt)]
        : []),
    ];
  });
  const recent = written.filter((row) => now.getTime() - row.createdAt.getTime() < shownDays * day);
  await insertRows(
    db,
    notifyLogs,
    recent.map((row) => ({
      ...row,
      readAt:
        now.getTime() - row.createdAt.getTime() < day ? null : new Date(row.createdAt.getTime() + day / 4),
    })),
  );
}
