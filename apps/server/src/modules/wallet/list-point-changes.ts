import { listPointChanges } from "@tradehall/api-client/endpoints/wallet/list-point-changes";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { lapseTimeOf } from "./lapsing.ts";
import { pointRows } from "./ledger-page.ts";

export default handle(listPointChanges, ({ query }, { db, buyer: { userId } }) => {
  const ask = { userId, type: query.type };
  const total = db.$count(pointRows(db, ask).as("listed"));
  return pageQuery(query, total, pointRows(db, ask), (rows) =>
    rows.map(({ id, change, source, orderNumber, expiresAt, createdAt, left }) => ({
      ...{ id, change, left, source, orderNumbers: orderNumber ? [orderNumber] : [] },
      time: chinaTime(createdAt),
      lapseTime: expiresAt && lapseTimeOf(expiresAt),
    })),
  );
});
