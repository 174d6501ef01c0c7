import { getUnreadCount } from "@tradehall/api-client/endpoints/message/get-unread-count";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { readListQuery } from "../../adapters/list-query.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { MessagesPage } from "./MessagesPage.tsx";
import { messageAction } from "./message-action.ts";
import { messageQuery } from "./message-query.ts";
import { toMessage } from "./to-message.ts";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(messageQuery, args.request.url);
  const isRead = query.tab === "unread" ? { isRead: 0 as const } : {};
  const mall = mallOf(args);
  return loadList(query, async () => {
    const [messages, unread] = await Promise.all([
      mall(listMessages, { query: { current: query.page, size: pageSizes.messages, ...isRead } }),
      mall(getUnreadCount),
    ]);
    return {
      pageCount: messages.pages,
      messages: messages.records.map(toMessage),
      unread,
      now: messages.now,
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  messageAction(mallOf(args), await readForm(args.request));

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />;
}
