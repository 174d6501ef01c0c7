import { listGrowthChanges } from "@tradehall/api-client/endpoints/membership/list-growth-changes";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { handle } from "#server/handle.ts";
import { growthRows } from "#server/modules/membership/growth/growth-page.ts";
import { pageQuery } from "#server/paging.ts";

export default handle(listGrowthChanges, ({ query }, { db, buyer: { userId } }) => {
  const ask = { userId, type: query.type };
  const total = db.$count(growthRows(db, ask).as("listed"));
  return pageQuery(query, total, growthRows(db, ask), (rows) =>
    rows.map(({ createdAt, orderNumber, ...row }) => ({
      ...row,
      orderNumbers: orderNumber ? [orderNumber] : [],
      time: chinaTime(createdAt),
    })),
  );
});
