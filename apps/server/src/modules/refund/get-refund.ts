import { getRefund } from "@tradehall/api-client/endpoints/refund/get-refund";
import { and, desc, eq } from "drizzle-orm";
import { orders, refundLogs, refunds, shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { isOfOwner } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";
import { toDetail } from "./refund-detail.ts";
import { settleOwn } from "./settle-refunds.ts";

export default handle(getRefund, async ({ query: { refundSn } }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const [row] = await db
    .select({ refund: refunds, order: orders, shop: shops })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(isOfOwner(buyer), eq(refunds.refundSn, refundSn)));
  if (!row) refuse("refundMissing");
  const logs = await db
    .select()
    .from(refundLogs)
    .where(eq(refundLogs.refundSn, refundSn))
    .orderBy(desc(refundLogs.id));
  return toDetail(db, { ...row, logs }, { now, locale, sign: await signerOf(db, buyer.userId, now) });
});
