/** Parcels of an order with what is in them. */
import type { Parcel } from "@tradehall/api-client/models/delivery";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, parcels } from "#server/db/schema/index.ts";
import { toOrderedGoods } from "#server/modules/product/goods/ordered-goods.ts";

export type ParcelRow = typeof parcels.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

export const loadParcels = (db: Database, orderNumber: string): Promise<ParcelRow[]> =>
  db.select().from(parcels).where(eq(parcels.orderNumber, orderNumber)).orderBy(asc(parcels.id));

/** Kept as they came; the newest is said first. */
export const tracesOf = ({ traces }: ParcelRow): Parcel["deliveryDto"]["traces"] =>
  traces
    .map(({ station, at }) => ({ acceptStation: station, acceptTime: chinaTime(new Date(at)) }))
    .reverse();

const toParcel = (parcel: ParcelRow, dvyType: number, items: readonly ItemRow[]): Parcel => ({
  orderDeliveryId: parcel.id,
  orderNumber: parcel.orderNumber,
  dvyName: parcel.dvyName,
  dvyFlowId: parcel.dvyFlowId,
  deliveryType: dvyType,
  createTime: chinaTime(parcel.createdAt),
  orderItems: parcel.contents.flatMap(({ orderItemId, quantity }) => {
    const item = items.find((one) => one.id === orderItemId);
    return item ? [{ ...toOrderedGoods(item), prodCount: quantity }] : [];
  }),
  deliveryDto: {
    companyName: parcel.dvyName,
    dvyFlowId: parcel.dvyFlowId,
    state: parcel.state,
    traces: tracesOf(parcel),
  },
});

/** Parcels of one order as its buyer sees them. */
export async function toParcels(
  db: Database,
  order: { orderNumber: string; dvyType: number },
  rows: readonly ParcelRow[],
): Promise<Parcel[]> {
  const items = await db.select().from(orderItems).where(eq(orderItems.orderNumber, order.orderNumber));
  return rows.map((row) => toParcel(row, order.dvyType, items));
}
