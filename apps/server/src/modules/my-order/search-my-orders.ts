import { searchMyOrders } from "@tradehall/api-client/endpoints/my-order/search-my-orders";
import { and, desc, eq, exists, gte, ilike, lt, or, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders } from "#server/db/schema/index.ts";
import { handle, type Received } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { pageQuery } from "#server/paging.ts";
import { toCards } from "./order-rows.ts";

type Query = Received<typeof searchMyOrders>["query"];

const dayMs = 86_400_000;

/** `%` and `_` of a typed text mean themselves. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function isNamed(db: Database, name: string): SQL | undefined {
  const ofOrder = eq(orderItems.orderNumber, orders.orderNumber);
  const items = db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(ofOrder, ilike(orderItems.prodName, `%${literal(name)}%`)));
  return or(eq(orders.orderNumber, name), exists(items));
}

function isInTime(choice: number | undefined, now: Date): SQL | undefined {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  if (choice === 1) return gte(orders.createdAt, ago(7));
  if (choice === 2) return gte(orders.createdAt, ago(90));
  return choice === 3 ? lt(orders.createdAt, ago(90)) : undefined;
}

function whichOf(db: Database, query: Query, now: Date): (SQL | undefined)[] {
  const { status, orderType, orderMold, shopId } = query;
  const name = query.orderName?.trim();
  return [
    status ? eq(orders.status, status) : undefined,
    orderType ? eq(orders.orderType, orderType) : undefined,
    orderMold === undefined ? undefined : eq(orders.mold, orderMold),
    shopId === undefined ? undefined : eq(orders.shopId, shopId),
    name ? isNamed(db, name) : undefined,
    isInTime(query.orderTimeStatus, now),
  ];
}

export default handle(searchMyOrders, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const which = and(isOwnOrder(buyer), ...whichOf(db, query, now));
  const rows = db
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber));
  const page = await pageQuery(query, db.$count(orders, which), rows, (found) => toCards(db, found, now));
  return { ...page, now: now.getTime() };
});
