/** The kept confirm: keyed by uuid, so that two tabs never overwrite each other. */
import { orderLimits } from "@tradehall/mall-rules/limits";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderConfirms } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { refuse } from "#server/refuse.ts";
import type { OrderRequest } from "./order-request.ts";

export const isOwnConfirm = (uuid: string, { userId, enterpriseId }: CartOwner) =>
  and(
    eq(orderConfirms.uuid, uuid),
    eq(orderConfirms.userId, userId),
    eq(orderConfirms.enterpriseId, enterpriseId),
  );

export type ConfirmRow = typeof orderConfirms.$inferSelect;

export const requestOfRow = (row: Pick<ConfirmRow, "request">): OrderRequest => row.request as OrderRequest;

const flashSaleOf = statement<{ uuid: string }>()((db, { uuid }) =>
  db
    .select({
      activityId: sql<number>`(${orderConfirms.request} -> 'activity' ->> 'activityId')::int`,
      skuId: sql<number>`(${orderConfirms.request} -> 'lines' -> 0 ->> 'skuId')::int`,
      secret: sql<string>`${orderConfirms.request} -> 'activity' ->> 'secret'`,
    })
    .from(orderConfirms)
    .where(
      and(eq(orderConfirms.uuid, uuid), sql`${orderConfirms.request} -> 'activity' ->> 'kind' = 'seckill'`),
    ),
);

/** What was confirmed in a flash sale and by which secret; whose it is does not matter here. */
export const inFlashSale = async (db: Database, uuid: string) => (await flashSaleOf(db, { uuid }))[0];

export const isConfirmOver = (row: ConfirmRow, now: Date): boolean =>
  now.getTime() >= row.createdAt.getTime() + orderLimits.confirmLifetimeMs;

/** The orders of a confirm stand as they were made; `reason` tells the page, which leads to them. */
export const refusePlaced = (orderNumbers: readonly string[] = []): never =>
  refuse("orderPlaced", undefined, {
    reason: "orderPlaced",
    orderNumbers: [...orderNumbers].sort().join(","),
  });
