import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { toFlag } from "@tradehall/api-client/models/wire";
import { count, desc, eq } from "drizzle-orm";
import { chinaTime } from "#server/china-time.ts";
import { notifyLogs } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";

export default handle(listMessages, async ({ query }, { db, buyer }) => {
  const mine = eq(notifyLogs.userId, buyer.userId);
  const [row] = await db.select({ total: count() }).from(notifyLogs).where(mine);
  const logs = await db
    .select()
    .from(notifyLogs)
    .where(mine)
    .orderBy(desc(notifyLogs.createdAt), desc(notifyLogs.id))
    .limit(query.size)
    .offset(offsetOf(query));
  const records = logs.map((log) => ({
    logId: log.id,
    title: log.title,
    content: log.content,
    link: log.link,
    isRead: toFlag(log.readAt !== null),
    createTime: chinaTime(log.createdAt),
  }));
  return pageOf(records, row?.total ?? 0, query);
});
