/** A message of the buyer's inbox. */
import type { Message } from "@tradehall/api-client/models/message";
import type { MessageView } from "@tradehall/mall-components/account/MessageList";
import { messageTypeName } from "@tradehall/mall-rules/states/account/message";
import type { DataRoutes } from "./data-routes.ts";

/** A message leads only to pages of the own mall that there are. */
const isOwnPage = (link: string, { leads = () => true }: DataRoutes): boolean =>
  link.startsWith("/") && !link.startsWith("//") && leads(link);

export const toMessage = (message: Message, routes: DataRoutes): MessageView => ({
  id: String(message.logId),
  type: messageTypeName(message.msgType),
  title: message.title,
  content: message.content,
  timeText: message.createTime,
  dateTime: `${message.createTime.replace(" ", "T")}+08:00`,
  isRead: message.isRead === 1,
  ...(isOwnPage(message.link, routes) ? { href: message.link } : {}),
});
