import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { and, desc, isNotNull, isNull } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { toMessage } from "./message-rows.ts";
import { isOwnMessage } from "./own-messages.ts";

export default handle(listMessages, async ({ query }, { db, buyer, clock, locale }) => {
  const readFilter = { 0: isNull(notifyLogs.readAt), 1: isNotNull(notifyLogs.readAt) };
  const wanted = and(isOwnMessage(buyer), query.isRead === undefined ? undefined : readFilter[query.isRead]);
  const rows = db
    .select()
    .from(notifyLogs)
    .where(wanted)
    .orderBy(desc(notifyLogs.createdAt), desc(notifyLogs.id));
  const page = await pageQuery(query, db.$count(notifyLogs, wanted), rows, (found) =>
    found.map((one) => toMessage(one, locale)),
  );
  return { ...page, now: clock.now().getTime() };
});
