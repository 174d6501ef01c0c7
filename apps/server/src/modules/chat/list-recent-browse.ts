import { listRecentBrowse } from "@tradehall/api-client/endpoints/chat/list-recent-browse";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { footprints, products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { savedPage } from "../product/saved-products.ts";

export default handle(listRecentBrowse, async ({ body }, { db, clock, buyer: { userId } }) => {
  const { shopId, size } = body;
  const { records } = await savedPage(db, footprints, footprints.visitedAt, {
    userId,
    page: { current: 1, size },
    now: clock.now(),
    where: shopId ? eq(products.shopId, shopId) : undefined,
  });
  return records.map(({ since, ...card }) => ({
    ...card,
    browseTime: chinaTime(since),
    browsedAt: since.getTime(),
  }));
});
