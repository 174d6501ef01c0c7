import { readMessages } from "@tradehall/api-client/endpoints/message/read-messages";
import { and, inArray, isNull } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { countUnread } from "./count-unread.ts";
import { isOwnMessage } from "./own-messages.ts";

export default handle(readMessages, async ({ body }, context) => {
  const { db, buyer, clock } = context;
  await db
    .update(notifyLogs)
    .set({ readAt: clock.now() })
    .where(
      and(
        isOwnMessage(buyer),
        isNull(notifyLogs.readAt),
        body.logIds.length > 0 ? inArray(notifyLogs.id, body.logIds) : undefined,
      ),
    );
  return countUnread(context);
});
