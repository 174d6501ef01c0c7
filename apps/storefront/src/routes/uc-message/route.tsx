import { getUnreadCount } from "@tradehall/api-client/endpoints/message/get-unread-count";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { messageTabs } from "@tradehall/mall-components/account/MessageTabs";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { titleOf } from "../../browser/page-title.ts";
import { readForm } from "../../server/form.ts";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { MessagesPage } from "./MessagesPage.tsx";
import { messageAction } from "./message-action.ts";
import { toMessage } from "./to-message.ts";

export const meta = titleOf("ucMessage");

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams;
  const tab = messageTabs.find((name) => name === search.get("tab")) ?? "all";
  const current = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const mall = mallOf(args);
  const query = { current, size: pageSizes.messages, ...(tab === "unread" ? { isRead: 0 as const } : {}) };
  const [messages, unread] = await load(() =>
    Promise.all([mall(listMessages, { query }), mall(getUnreadCount)]),
  );
  return {
    tab,
    page: messages.current,
    pageCount: messages.pages,
    messages: messages.records.map(toMessage),
    unread,
    now: messages.now,
  };
}

export const action = async (args: Route.ActionArgs) =>
  messageAction(mallOf(args), await readForm(args.request));

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />;
}
