import { Button } from "@tradehall/ui/Button";
import { Heading } from "@tradehall/ui/Heading";
import { Icon, PrintIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { CleanRichText } from "../../parts/CleanRichText/CleanRichText.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./NoticeArticle.css.ts";
import { words } from "./NoticeArticle.messages.ts";

/** An announcement beside another. */
export interface NoticeNeighbour {
  title: string;
  href: string;
}

/** An announcement with its text. */
export interface NoticeView {
  title: string;
  /** When, in words. */
  timeText: string;
  /** When, machine-readable. */
  dateTime: string;
  /** HTML that is already sanitised. */
  html: string;
  isPinned?: boolean;
  /** The shop it is from; absent for the platform. */
  shopName?: string;
}

export interface NoticeArticleProps {
  /** The announcement. */
  notice: NoticeView;
  /** The next newer one. */
  previous?: NoticeNeighbour;
  /** The next older one. */
  next?: NoticeNeighbour;
}

/** One announcement: who says it and when, the text, the ones beside it; on paper the text alone. */
export function NoticeArticle({ notice, previous, next }: NoticeArticleProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const neighbour = (word: "previous" | "next", one: NoticeNeighbour | undefined) => (
    <li className={css.neighbour}>
      <Text size="inherit" tone="muted" width="content">
        {intl.formatMessage(words[word])}
      </Text>
      {one ? (
        <Link href={one.href} tone="neutral">
          {one.title}
        </Link>
      ) : (
        <Text size="inherit" tone="muted" width="content">
          {intl.formatMessage(words.none)}
        </Text>
      )}
    </li>
  );
  return (
    <Stack as="article" space="xl">
      <header className={css.head}>
        <Heading align="center" level={1} size="l">
          {notice.title}
        </Heading>
        <Inline rowSpace="xs" space="l" align="center" size="s" tone="muted" isNumeric>
          {notice.isPinned && (
            <Tag size="s" tone="signal">
              {intl.formatMessage(listWords.pinned)}
            </Tag>
          )}
          <span>{notice.shopName ?? intl.formatMessage(words.platform)}</span>
          <time dateTime={notice.dateTime}>{notice.timeText}</time>
          <span data-print="hide">
            <Button
              icon={<Icon as={PrintIcon} size="s" />}
              onPress={() => window.print()}
              size="s"
              tone="neutral"
              variant="ghost"
            >
              {intl.formatMessage(actWords.print)}
            </Button>
          </span>
        </Inline>
      </header>
      <div className={css.text}>
        <CleanRichText html={notice.html} />
      </div>
      <nav aria-label={intl.formatMessage(words.neighbours)} className={css.foot} data-print="hide">
        <Stack as="ul" space="s">
          {neighbour("previous", previous)}
          {neighbour("next", next)}
        </Stack>
        <Link href={routes.notices}>{intl.formatMessage(words.back)}</Link>
      </nav>
    </Stack>
  );
}
