import { listRefunds } from "@tradehall/api-client/endpoints/refund/list-refunds";
import { desc, eq } from "drizzle-orm";
import { orders, refunds } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { toCards } from "./refund-answers.ts";
import { settleOwn } from "./settle-refunds.ts";
import { whichRefunds } from "./which-refunds.ts";

export default handle(listRefunds, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const own = db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(whichRefunds(db, buyer, query, now));
  const rows = own.orderBy(desc(refunds.appliedAt), desc(refunds.refundSn));
  const page = await pageQuery(query, db.$count(own.as("own")), rows, (found) => toCards(db, found));
  return { ...page, now: now.getTime() };
});
