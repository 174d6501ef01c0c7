import { EmptyState } from "@tradehall/ui/EmptyState";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import * as css from "./NoticeList.css.ts";
import { words } from "./NoticeList.messages.ts";

/** One announcement. */
export interface Notice {
  /** Id. */
  id: string;
  /** Title. */
  title: string;
  /** Its page. */
  href: string;
  /** When, in words. */
  timeText?: string;
  /** When, machine-readable. */
  dateTime?: string;
  /** Is at the top. */
  isPinned?: boolean;
  /** First words of its text. */
  brief?: string;
  /** The shop it is from; absent for the platform. */
  shopName?: string;
}
export interface NoticeListProps extends ListStateProps {
  /** Announcements in order. */
  notices: readonly Notice[];
  /** `compact`: titles only. Default `full`. */
  variant?: "full" | "compact";
}

/** Announcements, newest or pinned first as they come. */
export function NoticeList({ notices, variant = "full", state, onRetry }: NoticeListProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <AsyncList
      empty={notices.length === 0 && <EmptyState size="s" title={intl.formatMessage(words.empty)} />}
      failedText={intl.formatMessage(words.error)}
      onRetry={onRetry}
      size="s"
      state={state}
    >
      <ul className={css.list}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Anchor className={css.notice({ variant })} href={notice.href}>
              <span className={css.line({ variant })}>
                {notice.isPinned && (
                  <Tag size="s" tone="signal">
                    {intl.formatMessage(listWords.pinned)}
                  </Tag>
                )}
                {variant === "full" && notice.shopName && (
                  <Tag size="s" variant="outline">
                    {notice.shopName}
                  </Tag>
                )}
                <span className={css.title({ variant })}>{notice.title}</span>
                {variant === "full" && notice.timeText && (
                  <time className={css.time} dateTime={notice.dateTime}>
                    {notice.timeText}
                  </time>
                )}
              </span>
              {variant === "full" && notice.brief && (
                <Text size="s" tone="muted" lines={2}>
                  {notice.brief}
                </Text>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </AsyncList>
  );
}
