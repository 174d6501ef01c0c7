import { sandboxListVisits } from "@tradehall/api-client/endpoints/sandbox/list-visits";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq } from "drizzle-orm";
import { flowLogs } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

const shown = 200;

export default handle(sandboxListVisits, async ({ query }, { db }) => {
  const rows = await db
    .select()
    .from(flowLogs)
    .where(
      and(
        query.uuid ? eq(flowLogs.uuid, query.uuid) : undefined,
        query.userId ? eq(flowLogs.userId, query.userId) : undefined,
      ),
    )
    .orderBy(desc(flowLogs.id))
    .limit(shown);
  return rows
    .reverse()
    .map(({ id: _, createdAt, ...visit }) => ({ ...visit, createTime: chinaTime(createdAt) }));
});
