import { listOwed } from "@tradehall/api-client/endpoints/credit/list-owed";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { inArray } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { enterpriseFor } from "#server/modules/enterprise/own-enterprise.ts";
import { pageQuery } from "#server/paging.ts";
import { isOfLine, owedRows } from "./owed-orders.ts";

export default handle(listOwed, async ({ query }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const { enterprise } = await enterpriseFor(db, userId, query.enterpriseId, "readCredit");
  const rows = () => owedRows(db, isOfLine({ enterpriseId: enterprise.id, shopId: query.shopId }));
  const names = new Map<number, string>();
  const owed = await pageQuery(query, db.$count(rows().as("owed")), rows(), (found) => found);
  const ids = owed.records.map((one) => one.userId);
  for (const { id, nickName } of await db.select().from(users).where(inArray(users.id, ids)))
    names.set(id, nickName);
  return {
    ...owed,
    records: owed.records.map(({ orderNumber, amountFen, owedFen, dueAt, orderedAt, userId: by }) => ({
      orderNumber,
      nickName: names.get(by) ?? "",
      orderTime: chinaTime(orderedAt),
      amount: fenToYuan(fen(amountFen)),
      owed: fenToYuan(fen(owedFen)),
      dueTime: chinaTime(dueAt),
      isOverdue: toFlag(dueAt < now),
    })),
  };
});
