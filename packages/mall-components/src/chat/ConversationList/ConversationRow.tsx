import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { Badge } from "@tradehall/ui/Badge";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { memo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { dayText } from "../../chrome/RailProducts/day-text.ts";
import type { ConversationView } from "../chat-view.ts";
import { ShopSign } from "../ShopSign/ShopSign.tsx";
import * as css from "./ConversationList.css.ts";
import { words } from "./ConversationList.messages.ts";

interface ConversationRowProps {
  conversation: ConversationView;
  isCurrent: boolean;
  /** `yyyy-MM-dd` in China. */
  today: string;
}

/** More than so many are said as that and a plus. */
const most = 99;

/** The time of today, else 昨天 or the day. */
function whenText(intl: IntlShape, moment: string, today: string): string {
  const day = chinaDate(new Date(moment));
  if (day !== today) return dayText(intl, day, today);
  return intl.formatTime(moment, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "Asia/Shanghai",
  });
}

/** A conversation as a link. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isCurrent, today } = props;
  const { href, shopName, logo, presence, lastText, lastAt, unreadCount } = conversation;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <li>
      <Anchor aria-current={isCurrent ? "true" : undefined} className={css.row} href={href}>
        <span className={css.sign({ presence })}>
          <ShopSign logo={logo} name={shopName} size="m" />
        </span>
        <Stack as="span" space="xs" width="fluid">
          <Inline as="span" wrap={false}>
            <Text weight="medium" lines={1}>
              {shopName}
            </Text>
            {conversation.isSelfOperated && (
              <Tag size="s" tone="accent">
                {intl.formatMessage(words.own)}
              </Tag>
            )}
            {lastAt && (
              <time className={css.time} dateTime={lastAt}>
                {whenText(intl, lastAt, today)}
              </time>
            )}
          </Inline>
          <Inline as="span" wrap={false}>
            <Text size="xs" tone="muted" width="fluid" lines={1}>
              {presence === "offline" && `[${intl.formatMessage(words.offline)}] `}
              {lastText}
            </Text>
            {unreadCount > 0 && (
              <Badge
                label={intl.formatMessage(words.unread, { count: unreadCount })}
                text={unreadCount > most ? `${most}+` : String(unreadCount)}
              />
            )}
          </Inline>
        </Stack>
      </Anchor>
    </li>
  );
});
