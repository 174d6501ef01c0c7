/** Why lines of the cart that are being ordered are no longer in it. */
import { orderLimits } from "@tradehall/mall-rules/limits";
import { and, eq, gt, inArray, ne } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders } from "#server/db/schema/index.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { refuse } from "#server/refuse.ts";

interface Submitted {
  owner: CartOwner;
  submitId: string;
  now: Date;
}

/** Another submit has ordered them, which two open tabs do; otherwise they were taken out of the cart. */
export async function refuseGoneLines(
  tx: Database,
  { owner, submitId, now }: Submitted,
  skuIds: readonly number[],
): Promise<never> {
  const since = new Date(now.getTime() - orderLimits.confirmLifetimeMs);
  const [ordered] = await tx
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.orderNumber))
    .where(
      and(
        eq(orders.userId, owner.userId),
        eq(orders.enterpriseId, owner.enterpriseId),
        ne(orders.submitId, submitId),
        gt(orders.createdAt, since),
        inArray(orderItems.skuId, [...skuIds]),
      ),
    )
    .limit(1);
  return refuse(ordered ? "submittedAtOnce" : "orderExpired");
}
