import { and, count, isNull } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { isOwnMessage } from "./own-messages.ts";

/** How many messages the user has not read. */
export async function countUnread({ db, buyer }: Pick<Context, "db" | "buyer">): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifyLogs)
    .where(and(isOwnMessage(buyer), isNull(notifyLogs.readAt)));
  return row?.unread ?? 0;
}
