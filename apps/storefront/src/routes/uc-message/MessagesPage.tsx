import { MessageList, type MessageView } from "@tradehall/mall-components/account/MessageList";
import { MessageTabs, messageTabs } from "@tradehall/mall-components/account/MessageTabs";
import { keysOf } from "@tradehall/mall-rules/records";
import { Surface } from "@tradehall/ui/Surface";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";
import { useMessageActions } from "./use-message-actions.ts";

/** What the address of the buyer's messages says. */
export const messageQuery = listQuery({
  path: hrefTo("uc-message"),
  choices: { tab: keysOf(messageTabs.tabs) },
});

interface MessagesPageProps {
  query: ListValues<typeof messageQuery>;
  loaded: { pageCount: number; messages: MessageView[]; unread: number; now: number } | undefined;
}

const none: MessageView[] = [];

export function MessagesPage({ query, loaded }: MessagesPageProps) {
  const { tab } = query;
  const acts = useMessageActions(loaded?.messages ?? none, loaded?.unread ?? 0);
  const list = useListState(loaded);
  return (
    <UserCenterFrame>
      <Surface padding="none">
        <MessageTabs
          current={tab}
          unreadCount={acts.unread}
          hrefFor={(to) => hrefOf(messageQuery, { tab: to })}
          onReadAll={acts.readAll}
          isPending={acts.isReadingAll}
        />
        <MessageList
          {...list}
          messages={acts.messages}
          now={loaded?.now ?? 0}
          tab={tab}
          allHref={messageQuery.path}
          onOpen={acts.open}
          onRead={acts.read}
          onDelete={acts.remove}
        />
      </Surface>
      <QueryPager of={messageQuery} query={query} loaded={loaded} />
    </UserCenterFrame>
  );
}
