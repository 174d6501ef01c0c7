import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { savedPage } from "../prod/saved-products.ts";

export default handle(listBrowseLog, async ({ query }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const listed = await savedPage(db, footprints, footprints.visitedAt, { userId, page: query, now });
  const records = listed.records.map(({ since, ...card }) => ({
    ...card,
    browseTime: chinaTime(since),
    browsedAt: since.getTime(),
  }));
  return { ...listed, records, now: now.getTime() };
});
