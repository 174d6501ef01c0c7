import { cancelArrival } from "@tradehall/api-client/endpoints/product/arrival/cancel-arrival";
import { and, eq } from "drizzle-orm";
import { awaitedSkus } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(cancelArrival, async ({ query: { skuId } }, { db, buyer: { userId } }) => {
  await db.delete(awaitedSkus).where(and(eq(awaitedSkus.userId, userId), eq(awaitedSkus.skuId, skuId)));
  return false as const;
});
