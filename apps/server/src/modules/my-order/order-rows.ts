/** Orders with their lines and parcel counts, in a fixed number of statements. */
import type { OrderCard, OrderItem } from "@tradehall/api-client/models/my-order";
import { refundLimits } from "@tradehall/mall-rules/limits";
import { fenToYuan } from "@tradehall/mall-rules/money";
import {
  allowedOrderActions,
  type OrderAction,
  orderKindName,
  orderStatusName,
} from "@tradehall/mall-rules/states/order";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, count, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, parcels } from "#server/db/schema/index.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";

export const timeOrNull = (moment: Date | null): string | null => (moment ? chinaTime(moment) : null);

export function actionsOf(order: OrderRow, parcelCount: number, now: Date): OrderAction[] {
  const status = orderStatusName(order.status);
  if (!status) return [];
  const refundEndsMs = order.receivedAt
    ? order.receivedAt.getTime() + refundLimits.allowedAfterReceiptMs
    : Number.POSITIVE_INFINITY;
  return allowedOrderActions({
    status,
    kind: orderKindName(order.orderType),
    isRefunding: order.refundStatus === 1,
    isRefundWindowOpen: now.getTime() < refundEndsMs,
    hasParcels: parcelCount > 0,
  });
}

const toItem = (item: typeof orderItems.$inferSelect): OrderItem => ({
  orderItemId: item.id,
  prodId: item.prodId,
  skuId: item.skuId,
  prodName: item.prodName,
  skuName: item.skuName,
  pic: item.picture,
  partyCode: item.partyCode,
  prodCount: item.quantity,
  price: fenToYuan(item.priceFen),
  productTotalAmount: fenToYuan(item.totalFen),
  shareReduce: fenToYuan(item.shareFen),
  actualTotal: fenToYuan(item.actualFen),
  commSts: item.commented ? 1 : 0,
});

export async function parcelCounts(
  db: Database,
  orderNumbers: readonly string[],
): Promise<Map<string, number>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .select({ orderNumber: parcels.orderNumber, sent: count() })
    .from(parcels)
    .where(inArray(parcels.orderNumber, [...orderNumbers]))
    .groupBy(parcels.orderNumber);
  return new Map(rows.map((row) => [row.orderNumber, Number(row.sent)]));
}

/** The cards of these orders, in their order. */
export async function toCards(db: Database, rows: readonly OrderRow[], now: Date): Promise<OrderCard[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map((row) => row.orderNumber);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, numbers))
    .orderBy(asc(orderItems.id));
  const byOrder = Map.groupBy(items, (item) => item.orderNumber);
  const sent = await parcelCounts(db, numbers);
  return rows.map((order) => {
    const own = byOrder.get(order.orderNumber) ?? [];
    const deliveryCount = sent.get(order.orderNumber) ?? 0;
    return {
      orderNumber: order.orderNumber,
      shopId: order.shopId,
      shopName: order.shopName,
      status: order.status,
      orderType: order.orderType,
      orderMold: order.mold,
      dvyType: order.dvyType,
      refundStatus: order.refundStatus,
      freightAmount: fenToYuan(order.freightFen),
      actualTotal: fenToYuan(order.actualFen),
      productNums: own.reduce((sum, item) => sum + item.quantity, 0),
      deliveryCount,
      payType: order.payType,
      createTime: chinaTime(order.createdAt),
      payTime: timeOrNull(order.paidAt),
      deadlineAt: order.deadlineAt?.getTime() ?? null,
      allowedActions: actionsOf(order, deliveryCount, now),
      orderItemDtos: own.map(toItem),
    };
  });
}
