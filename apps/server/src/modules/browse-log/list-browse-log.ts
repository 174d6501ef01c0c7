import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { toFlag } from "@tradehall/api-client/models/wire";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { footprints } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { savedPage } from "../product/saved-products.ts";
import { keepsFootprints, onDay } from "./browse-rows.ts";

export default handle(listBrowseLog, async ({ query }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const page = { userId, page: query, now, where: onDay(query.day) };
  const [listed, isKeeping] = await Promise.all([
    savedPage(db, footprints, footprints.visitedAt, page),
    keepsFootprints(db, userId),
  ]);
  const records = listed.records.map(({ since, ...card }) => ({
    ...card,
    browseTime: chinaTime(since),
    browsedAt: since.getTime(),
  }));
  return { ...listed, records, now: now.getTime(), isKeeping: toFlag(isKeeping) };
});
