import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, ServiceIcon } from "@tradehall/ui/Icon";
import { SearchField } from "@tradehall/ui/SearchField";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import type { ConversationView } from "../chat-view.ts";
import * as css from "./ConversationList.css.ts";
import { words } from "./ConversationList.messages.ts";
import { ConversationRow } from "./ConversationRow.tsx";

export interface ConversationListProps {
  /** The conversations, the latest first. */
  conversations: readonly ConversationView[];
  /** The one that is open. */
  currentId?: string;
  /** The server's now in ms since 1970, for 今天 and 昨天. */
  now: number;
}

/** From so many on they can be searched. */
const manyConversations = 4;

const isAbout = ({ shopName, lastText = "" }: ConversationView, keyword: string): boolean =>
  `${shopName}\n${lastText}`.toLocaleLowerCase().includes(keyword.trim().toLocaleLowerCase());

/** All conversations of a buyer, each a link, found by shop or by their last words. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, currentId, now } = props;
  const { formatMessage } = useIntl();
  const routes = useRoutes();
  const [keyword, setKeyword] = useState("");
  const shown = conversations.filter((one) => isAbout(one, keyword));
  const isSearched = conversations.length >= manyConversations;
  const empty = keyword ? (
    <EmptyState size="s" title={formatMessage(words.none, { keyword })} />
  ) : (
    <EmptyState
      actions={<ButtonLink href={routes.allGoods}>{formatMessage(words.browse)}</ButtonLink>}
      description={formatMessage(words.emptyText)}
      illustration={<Icon as={ServiceIcon} size="xl" />}
      size="s"
      title={formatMessage(words.empty)}
    />
  );
  return (
    <div className={css.frame}>
      <h2 className={css.title}>{formatMessage(words.label)}</h2>
      {isSearched && (
        <div className={css.search}>
          <SearchField
            label={formatMessage(words.search)}
            labels={{ clear: formatMessage(words.clear) }}
            onChange={setKeyword}
            placeholder={formatMessage(words.search)}
            value={keyword}
          />
        </div>
      )}
      <nav aria-label={formatMessage(words.label)} className={css.scroll}>
        {shown.length === 0 ? (
          <div className={css.empty}>{empty}</div>
        ) : (
          <ul>
            {shown.map((conversation) => (
              <ConversationRow
                conversation={conversation}
                isCurrent={conversation.id === currentId}
                key={conversation.id}
                today={chinaDate(now)}
              />
            ))}
          </ul>
        )}
      </nav>
    </div>
  );
}
