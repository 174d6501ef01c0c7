import { MessageIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { MessageRow, type MessageRowProps, type MessageView } from "../MessageRow/MessageRow.tsx";
import type { MessageTab } from "../MessageTabs/MessageTabs.tsx";
import { words } from "./MessageList.messages.ts";

type RowHandlers = Pick<MessageRowProps, "onOpen" | "onRead" | "onDelete">;

export interface MessageListProps extends ListStateProps, RowHandlers {
  /** The messages of this page, newest first. Default none. */
  messages?: readonly MessageView[];
  /** The server's now in ms since 1970. */
  now: number;
  /** The tab that is open: what "none" says. Default `all`. */
  tab?: MessageTab;
  /** All messages, offered where nothing is unread. */
  allHref?: string;
}

/** Messages one under another. */
export function MessageList(props: MessageListProps) {
  const { messages = [], now, state, onRetry, tab = "all", allHref } = props;
  const intl = useIntl();
  const isFiltered = tab === "unread";
  const none = (
    <NoRows
      description={intl.formatMessage(isFiltered ? words.noneUnreadHint : words.noneHint)}
      href={isFiltered ? allHref : undefined}
      icon={MessageIcon}
      link={intl.formatMessage(words.showAll)}
      title={intl.formatMessage(isFiltered ? words.noneUnread : words.none)}
    />
  );
  return (
    <AsyncList
      empty={messages.length === 0 && none}
      failedText={intl.formatMessage(words.error)}
      onRetry={onRetry}
      state={state}
    >
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow
              message={message}
              now={now}
              onDelete={props.onDelete}
              onOpen={props.onOpen}
              onRead={props.onRead}
            />
          </li>
        ))}
      </ul>
    </AsyncList>
  );
}
