import { sandboxCancelPreSale } from "@tradehall/api-client/endpoints/sandbox/shop/cancel-pre-sale";
import { eq, inArray } from "drizzle-orm";
import { moneyBacks, refunds } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { cancelByShop } from "#server/modules/refund/cancel-by-shop.ts";
import { sendAtOnce } from "#server/modules/refund/send-money-backs.ts";

export default handle(sandboxCancelPreSale, async ({ params: { orderNumber } }, { db, clock }) => {
  const now = clock.now();
  await db.transaction((tx) => cancelByShop(tx, orderNumber, now));
  const ofOrder = db
    .select({ refundSn: refunds.refundSn })
    .from(refunds)
    .where(eq(refunds.orderNumber, orderNumber));
  await sendAtOnce(db, now, inArray(moneyBacks.refundSn, ofOrder));
  return null;
});
