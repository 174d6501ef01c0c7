import { Button } from "@tradehall/ui/Button";
import { Heading } from "@tradehall/ui/Heading";
import { Icon, PrintIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { RichText } from "../../parts/RichText/RichText.tsx";
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
      <span className={css.which}>{intl.formatMessage(words[word])}</span>
      {one ? (
        <Link href={one.href} tone="neutral">
          {one.title}
        </Link>
      ) : (
        <span className={css.which}>{intl.formatMessage(words.none)}</span>
      )}
    </li>
  );
  return (
    <article className={css.article}>
      <header className={css.head}>
        <Heading align="center" level={1} size="l">
          {notice.title}
        </Heading>
        <div className={css.facts}>
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
        </div>
      </header>
      <div className={css.text}>
        <RichText html={notice.html} />
      </div>
      <nav aria-label={intl.formatMessage(words.neighbours)} className={css.foot} data-print="hide">
        <ul className={css.neighbours}>
          {neighbour("previous", previous)}
          {neighbour("next", next)}
        </ul>
        <Link href={routes.notices}>{intl.formatMessage(words.back)}</Link>
      </nav>
    </article>
  );
}
