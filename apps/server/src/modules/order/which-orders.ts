/** Which orders a list or its export is about, as conditions of a statement. */
import type { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { dueOrderStatuses, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, eq, exists, gt, ilike, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { escapeLike } from "#server/db/escape-like.ts";
import { orderItems, orders } from "#server/db/schema/index.ts";
import type { Received } from "#server/handle.ts";
import { inPeriod } from "#server/modules/order/checkout/in-period.ts";
import { isOwnOrder, type OrderOwner } from "#server/modules/order/lifecycle/lock-orders.ts";

export type OrderFilters = Omit<Received<typeof searchMyOrders>["query"], "current" | "size">;

/** In the trash, and not to be swept out of it yet. */
export const isInTrash = (now: Date) => gt(orders.trashedAt, new Date(now.getTime() - orderLimits.trashMs));

function isNamed(db: Database, name: string): SQL | undefined {
  const part = `%${escapeLike(name)}%`;
  const ofOrder = eq(orderItems.orderNumber, orders.orderNumber);
  const items = db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(ofOrder, ilike(orderItems.prodName, part)));
  const booked = [orders.poNumber, orders.costCentre, orders.project].map((column) => ilike(column, part));
  return or(eq(orders.orderNumber, name), ...booked, exists(items));
}

/** A reviewed order is a completed one to who looks for those, and one that waits for its balance an unpaid one. */
function statusesOf(status: number): readonly number[] {
  if (status === orderStatuses.unpaid) return dueOrderStatuses;
  return status === orderStatuses.completed ? [status, orderStatuses.evaluated] : [status];
}

export function whichOrders(db: Database, owner: OrderOwner, filters: OrderFilters, now: Date) {
  const { status, orderType, orderMold, shopId, userId, costCentre, isTrash } = filters;
  const name = filters.orderName?.trim();
  return and(
    isOwnOrder(owner),
    isTrash === 1 ? isInTrash(now) : isNull(orders.trashedAt),
    status ? inArray(orders.status, statusesOf(status)) : undefined,
    orderType ? eq(orders.orderType, orderType) : undefined,
    orderMold === undefined ? undefined : eq(orders.mold, orderMold),
    shopId === undefined ? undefined : eq(orders.shopId, shopId),
    userId === undefined ? undefined : eq(orders.userId, userId),
    costCentre ? eq(orders.costCentre, costCentre) : undefined,
    name ? isNamed(db, name) : undefined,
    inPeriod(orders.createdAt, filters, now),
  );
}
