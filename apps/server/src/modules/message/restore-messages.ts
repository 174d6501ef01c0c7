import { restoreMessages } from "@tradehall/api-client/endpoints/message/restore-messages";
import { and, inArray } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { countUnread } from "./count-unread.ts";
import { isAddressedTo } from "./own-messages.ts";

export default handle(restoreMessages, async ({ body }, context) => {
  const { db, buyer } = context;
  await db
    .update(notifyLogs)
    .set({ deletedAt: null })
    .where(and(isAddressedTo(buyer), inArray(notifyLogs.id, body.logIds)));
  return countUnread(context);
});
