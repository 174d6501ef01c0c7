import type { Message } from "@tradehall/api-client/models/message";
import { toFlag } from "@tradehall/api-client/models/wire";
import { messageEvents } from "@tradehall/mall-rules/states/account/message";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { type Locale, messageText } from "@tradehall/mall-rules/words";
import type { notifyLogs } from "#server/db/schema/index.ts";

type MessageRow = typeof notifyLogs.$inferSelect;

/** The row in the reader's language where the mall wrote it, else in its writer's. */
export function toMessage(row: MessageRow, locale: Locale): Message {
  const event = messageEvents.find((name) => name === row.event);
  const { title, content } = event ? messageText(event, locale, row.values) : row;
  return {
    logId: row.id,
    msgType: row.type,
    title,
    content,
    link: row.link,
    isRead: toFlag(row.readAt !== null),
    createTime: chinaTime(row.createdAt),
  };
}
