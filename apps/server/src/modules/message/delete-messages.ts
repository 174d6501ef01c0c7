import { deleteMessages } from "@tradehall/api-client/endpoints/message/delete-messages";
import { and, inArray } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { countUnread } from "./count-unread.ts";
import { isOwnMessage } from "./own-messages.ts";

export default handle(deleteMessages, async ({ body }, context) => {
  const { db, buyer, clock } = context;
  await db
    .update(notifyLogs)
    .set({ deletedAt: clock.now() })
    .where(and(isOwnMessage(buyer), inArray(notifyLogs.id, body.logIds)));
  return countUnread(context);
});
