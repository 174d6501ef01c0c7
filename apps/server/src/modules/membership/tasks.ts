/** Which tasks a buyer has done, by what the mall knows, and which they were given their award for. */
import type { MemberTask, TaskState } from "@tradehall/mall-rules/states/membership/member";
import { memberTasks, taskState } from "@tradehall/mall-rules/states/membership/member";
import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { addresses, comments, memberTaskClaims, orders, users } from "#server/db/schema/index.ts";

const isDone = (db: Database, userId: number): Record<MemberTask, SQL<boolean>> => ({
  profile: sql`${users.gender} <> '' and ${users.birthday} <> ''`,
  mail: sql`${users.mail} <> ''`,
  address: sql`exists ${db.select({ of: addresses.id }).from(addresses).where(eq(addresses.userId, userId))}`,
  firstOrder: sql`exists ${db
    .select({ of: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.receivedAt)))}`,
  firstReview: sql`exists ${db
    .select({ of: comments.id })
    .from(comments)
    .where(and(eq(comments.userId, userId), ne(comments.isDeleted, true)))}`,
});

export async function tasksOf(db: Database, userId: number): Promise<Map<MemberTask, TaskState>> {
  const [done] = await db.select(isDone(db, userId)).from(users).where(eq(users.id, userId));
  const claims = await db
    .select({ task: memberTaskClaims.task })
    .from(memberTaskClaims)
    .where(eq(memberTaskClaims.userId, userId));
  const claimed = new Set(claims.map(({ task }) => task));
  return new Map(
    memberTasks.map((task) => [
      task,
      taskState({ isDone: done?.[task] ?? false, isClaimed: claimed.has(task) }),
    ]),
  );
}
