import { getUnreadCount } from "@tradehall/api-client/endpoints/message/get-unread-count";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { toMessage } from "@tradehall/mall-adapters/message";
import { toIds } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { data } from "react-router-dom";
import { checkedRoutes } from "../../adapters/checked-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { attempt, statusOfAnswer } from "../../server/attempt.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { MessagesPage, messageQuery } from "./MessagesPage.tsx";
import { callMessages, type MessageIntent } from "./message-calls.ts";

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
      messages: messages.records.map((one) => toMessage(one, checkedRoutes)),
      unread,
      now: messages.now,
    };
  });
}

const intents: readonly MessageIntent[] = ["read", "readAll", "delete", "restore"];

/** Before any script runs: read, read all, put away, take back. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const intent = intents.find((name) => name === textOf(form, "intent"));
  const logIds = toIds(textOf(form, "logIds"));
  // Nothing named would read everything.
  if (!intent || (intent !== "readAll" && logIds.length === 0)) throw data(null, { status: 400 });
  const done = await attempt(() => callMessages(mallOf(args), intent, logIds));
  return data(done, { status: statusOfAnswer(done) });
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />;
}
