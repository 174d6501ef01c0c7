import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { ErrorState } from "@tradehall/ui/ErrorState";
import { Icon, MessageIcon } from "@tradehall/ui/Icon";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { MessageRow, type MessageRowProps, type MessageView } from "../MessageRow/MessageRow.tsx";
import type { MessageTab } from "../MessageTabs/MessageTabs.tsx";
import * as css from "./MessageList.css.ts";
import { words } from "./MessageList.messages.ts";

export interface MessageListProps extends Pick<MessageRowProps, "onOpen" | "onRead" | "onDelete"> {
  /** The messages of this page, newest first; absent while `state` is not `ready`. */
  messages?: readonly MessageView[];
  /** The server's now in ms since 1970. */
  now: number;
  /** Default `ready`. */
  state?: "ready" | "loading" | "error";
  /** The tab that is open: what "none" says. Default `all`. */
  tab?: MessageTab;
  /** All messages, offered where nothing is unread. */
  allHref?: string;
  /** New rows are on their way: the old ones stay, marked. */
  isRefreshing?: boolean;
  /** Ids of messages whose change is on its way. */
  pendingIds?: readonly string[];
  onRetry?: () => void;
  isRetrying?: boolean;
}

const placeholders = ["a", "b", "c", "d"];

/** Messages one under another; their skeleton, their absence, their failure. */
export function MessageList(props: MessageListProps) {
  const { messages = [], now, state = "ready", tab = "all", allHref, pendingIds = [] } = props;
  const intl = useIntl();
  if (state === "error") {
    return (
      <ErrorState
        description={intl.formatMessage(listWords.checkNetwork)}
        isRetrying={props.isRetrying}
        onRetry={props.onRetry}
        retryLabel={intl.formatMessage(actWords.retry)}
        title={intl.formatMessage(words.error)}
      />
    );
  }
  if (state === "loading") {
    return (
      <div aria-busy="true" aria-label={intl.formatMessage(listWords.loading)} role="status">
        {placeholders.map((key) => (
          <div className={css.placeholder} key={key}>
            <Skeleton lines={3} shape="text" />
          </div>
        ))}
      </div>
    );
  }
  if (messages.length === 0) {
    const isFiltered = tab === "unread";
    return (
      <EmptyState
        actions={
          isFiltered &&
          allHref && (
            <ButtonLink href={allHref} variant="outline">
              {intl.formatMessage(words.showAll)}
            </ButtonLink>
          )
        }
        description={intl.formatMessage(isFiltered ? words.noneUnreadHint : words.noneHint)}
        illustration={<Icon as={MessageIcon} size="xl" tone="faint" />}
        title={intl.formatMessage(isFiltered ? words.noneUnread : words.none)}
      />
    );
  }
  return (
    <ul
      aria-busy={props.isRefreshing || undefined}
      className={css.list}
      data-refreshing={props.isRefreshing || undefined}
    >
      {messages.map((message) => (
        <li key={message.id}>
          <MessageRow
            isPending={pendingIds.includes(message.id)}
            message={message}
            now={now}
            onDelete={props.onDelete}
            onOpen={props.onOpen}
            onRead={props.onRead}
          />
        </li>
      ))}
    </ul>
  );
}
