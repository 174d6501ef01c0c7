import { and, count, isNull } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { Context } from "#server/handle.ts";
import { isOwnMessage } from "./own-messages.ts";

const unreadOf = statement<{ userId: number; enterpriseId: number }>()((db, addressee) =>
  db
    .select({ unread: count() })
    .from(notifyLogs)
    .where(and(isOwnMessage(addressee), isNull(notifyLogs.readAt))),
);

/** How many messages the user has not read. */
export async function countUnread({ db, buyer }: Pick<Context, "db" | "buyer">): Promise<number> {
  const [row] = await unreadOf(db, { userId: buyer.userId, enterpriseId: buyer.enterpriseId });
  return row?.unread ?? 0;
}
