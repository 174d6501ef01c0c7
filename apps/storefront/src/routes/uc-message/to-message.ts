import type { Message } from "@tradehall/api-client/models/message";
import type { MessageView } from "@tradehall/mall-components/account/MessageList";
import { messageTypeName } from "@tradehall/mall-rules/states/account/message";
import { routeOf } from "../../href-to.ts";

/** A message leads only to pages of the own mall that are built. */
const isOwnPage = (link: string): boolean =>
  link.startsWith("/") && !link.startsWith("//") && routeOf(link) !== undefined;

export const toMessage = (message: Message): MessageView => ({
  id: String(message.logId),
  type: messageTypeName(message.msgType),
  title: message.title,
  content: message.content,
  timeText: message.createTime,
  dateTime: `${message.createTime.replace(" ", "T")}+08:00`,
  isRead: message.isRead === 1,
  ...(isOwnPage(message.link) ? { href: message.link } : {}),
});
