import { Badge } from "@tradehall/ui/Badge";
import { Button } from "@tradehall/ui/Button";
import { CheckIcon, Icon } from "@tradehall/ui/Icon";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import * as css from "./MessageTabs.css.ts";
import { words } from "./MessageTabs.messages.ts";

export const messageTabs = ["all", "unread"] as const;
export type MessageTab = (typeof messageTabs)[number];

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

const mostShown = 99;

/** 全部 / 未读 as links, and the button that reads everything. */
export function MessageTabs({ current, unreadCount = 0, hrefFor, onReadAll, isPending }: MessageTabsProps) {
  const intl = useIntl();
  const text = unreadCount > mostShown ? `${mostShown}+` : String(unreadCount);
  return (
    <div className={css.head}>
      <div className={css.tabs}>
        <TabLinks
          current={current}
          label={intl.formatMessage(words.label)}
          tabs={messageTabs.map((id) => ({
            id,
            label: intl.formatMessage(words[id]),
            badge: id === "unread" && unreadCount > 0 ? <Badge text={text} tone="neutral" /> : undefined,
            href: hrefFor(id),
          }))}
        />
      </div>
      <form className={css.tools} method="post">
        <Button
          icon={<Icon as={CheckIcon} size="s" />}
          isDisabled={unreadCount === 0}
          isPending={isPending}
          size="s"
          tone="neutral"
          variant="ghost"
          {...sends("readAll", onReadAll)}
        >
          {intl.formatMessage(words.readAll)}
        </Button>
      </form>
    </div>
  );
}
