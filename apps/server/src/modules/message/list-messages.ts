import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { and, count, desc, isNotNull, isNull } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { toMessage } from "./message-rows.ts";
import { isOwnMessage } from "./own-messages.ts";

export default handle(listMessages, async ({ query }, { db, buyer, clock, locale }) => {
  const readFilter = { 0: isNull(notifyLogs.readAt), 1: isNotNull(notifyLogs.readAt) };
  const wanted = and(isOwnMessage(buyer), query.isRead === undefined ? undefined : readFilter[query.isRead]);
  const [row] = await db.select({ total: count() }).from(notifyLogs).where(wanted);
  const rows = await db
    .select()
    .from(notifyLogs)
    .where(wanted)
    .orderBy(desc(notifyLogs.createdAt), desc(notifyLogs.id))
    .limit(query.size)
    .offset(offsetOf(query));
  const records = rows.map((one) => toMessage(one, locale));
  return { ...pageOf(records, row?.total ?? 0, query), now: clock.now().getTime() };
});
