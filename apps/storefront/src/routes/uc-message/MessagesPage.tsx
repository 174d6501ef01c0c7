import { MessageList, type MessageView } from "@tradehall/mall-components/account/MessageList";
import { type MessageTab, MessageTabs } from "@tradehall/mall-components/account/MessageTabs";
import { ListPager } from "@tradehall/mall-components/catalog/ListPager";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useNavigation } from "react-router-dom";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { useMessageActions } from "./use-message-actions.ts";

interface MessagesPageProps {
  tab: MessageTab;
  page: number;
  pageCount: number;
  messages: MessageView[];
  unread: number;
  now: number;
}

const address = "/user-center/uc-message";

function hrefOf(tab: MessageTab, page = 1): string {
  const search = new URLSearchParams({
    ...(tab === "all" ? {} : { tab }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return search.size > 0 ? `${address}?${search}` : address;
}

export function MessagesPage({ tab, page, pageCount, messages, unread, now }: MessagesPageProps) {
  const acts = useMessageActions(messages, unread);
  const isRefreshing = useNavigation().location?.pathname === address;
  return (
    <UserCenterFrame current="uc-message">
      <Stack space="m">
        <Surface padding="none">
          <MessageTabs
            current={tab}
            unreadCount={acts.unread}
            hrefFor={(to) => hrefOf(to)}
            onReadAll={acts.readAll}
            isPending={acts.isReadingAll}
          />
          <MessageList
            messages={acts.messages}
            now={now}
            tab={tab}
            allHref={address}
            isRefreshing={isRefreshing}
            onOpen={acts.open}
            onRead={acts.read}
            onDelete={acts.remove}
          />
        </Surface>
        <ListPager page={page} pageCount={pageCount} hrefForPage={(to) => hrefOf(tab, to)} />
      </Stack>
    </UserCenterFrame>
  );
}
