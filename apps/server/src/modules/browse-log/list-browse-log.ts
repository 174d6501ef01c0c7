import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { keptPage } from "../prod/kept-products.ts";

export default handle(listBrowseLog, async ({ query: wish }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const page = await keptPage(db, footprints, footprints.visitedAt, { userId, wish, now });
  const records = page.records.map(({ since, ...card }) => ({
    ...card,
    browseTime: chinaTime(since),
    browsedAt: since.getTime(),
  }));
  return { ...page, records, now: now.getTime() };
});
