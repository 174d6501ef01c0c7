/** Messages of tests. */
import type { Database } from "#server/db/database.ts";
import { notifyLogs } from "#server/db/schema/index.ts";

type Planted = Partial<typeof notifyLogs.$inferInsert> & { userId: number };

/** Writes messages a minute apart, the first the oldest, and answers their ids. */
export async function plantMessages(db: Database, ...planted: Planted[]): Promise<number[]> {
  const rows = planted.map((one, index) => ({
    title: `第 ${index + 1} 条`,
    content: "内容",
    createdAt: new Date(Date.UTC(2026, 0, 2, 1, index)),
    ...one,
  }));
  const ids = await db.insert(notifyLogs).values(rows).returning({ id: notifyLogs.id });
  return ids.map(({ id }) => id);
}
