import { Button } from "@tradehall/ui/Button";
import { CheckIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import { listWords } from "../../messages/list.messages.ts";
import { ListTabs } from "../../parts/ListTabs/ListTabs.tsx";
import * as css from "./MessageTabs.css.ts";
import { words } from "./MessageTabs.messages.ts";

export const messageTabs = {
  label: words.label,
  tabs: { all: listWords.all, unread: listWords.unread },
} as const;
export type MessageTab = keyof typeof messageTabs.tabs;

export interface MessageTabsProps {
  /** The tab that is open. */
  current: MessageTab;
  /** Unread messages; from 100 up "99+". At 0 nothing can be marked. Default 0. */
  unreadCount?: number;
  /** Address of a tab. */
  hrefFor: (tab: MessageTab) => string;
  /** Called to mark all as read. Without it the button sends `intent=readAll`. */
  onReadAll?: () => void;
  /** That is on its way. */
  isPending?: boolean;
}

/** 全部 / 未读 as links, and the button that reads everything. */
export function MessageTabs({ current, unreadCount = 0, hrefFor, onReadAll, isPending }: MessageTabsProps) {
  const intl = useIntl();
  return (
    <div className={css.head}>
      <div className={css.tabs}>
        <ListTabs current={current} counts={{ unread: unreadCount }} hrefFor={hrefFor} of={messageTabs} />
      </div>
      <form className={css.tools} method="post">
        <Button
          icon={<Icon as={CheckIcon} size="s" />}
          isDisabled={unreadCount === 0}
          isPending={isPending}
          {...sendsQuietly("ghost", "readAll", onReadAll)}
        >
          {intl.formatMessage(words.readAll)}
        </Button>
      </form>
    </div>
  );
}
