import { and, eq, or, sql } from "drizzle-orm";
import { orders, refundLogs, refunds } from "#server/db/schema/index.ts";
import type { Reader } from "#server/modules/file/private-files.ts";
import { isOfOwner } from "#server/modules/order/lifecycle/lock-orders.ts";

/** Who sees a refund sees the vouchers that it names, or once named. */
export const readsVoucher: Reader = async (db, buyer, path) => {
  const named = db
    .select({ refundSn: refunds.refundSn })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .leftJoin(refundLogs, eq(refundLogs.refundSn, refunds.refundSn))
    .where(
      and(
        isOfOwner(buyer),
        or(
          sql`${path} = any(${refunds.photos})`,
          sql`${refundLogs.details} -> 'photos' @> ${JSON.stringify([path])}::jsonb`,
        ),
      ),
    );
  return (await db.$count(named.as("named"))) > 0;
};
