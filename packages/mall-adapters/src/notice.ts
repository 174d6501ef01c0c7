/** Announcements: in lists, and on their own page. */
import type { AnswerOf } from "@tradehall/api-client/contract";
import type { getNotice } from "@tradehall/api-client/endpoints/notice/get-notice";
import type { NoticeLine } from "@tradehall/api-client/models/notice";
import type { NoticeArticleProps } from "@tradehall/mall-components/home/NoticeArticle";
import type { Notice } from "@tradehall/mall-components/home/NoticeList";
import { classedStyles } from "@tradehall/mall-rules/rich-text/classed-styles";
import type { DataRoutes } from "./data-routes.ts";

/** `2026-11-18 16:00:00` of China with its zone. */
export const zonedTime = (time: string): string => `${time.replace(" ", "T")}+08:00`;

export const toNotice = (notice: NoticeLine & { brief?: string }, routes: DataRoutes): Notice => ({
  id: String(notice.id),
  title: notice.title,
  href: routes.notice(notice.id),
  timeText: notice.publishTime.slice(0, 16),
  dateTime: zonedTime(notice.publishTime),
  isPinned: notice.isTop === 1,
  ...(notice.brief ? { brief: notice.brief } : {}),
  ...(notice.shopName ? { shopName: notice.shopName } : {}),
});

/** What an announcement's own page shows. */
export interface NoticePageData {
  article: NoticeArticleProps;
  /** Stylesheet of the text's own looks. */
  textRules: string;
}

export function toNoticePage(notice: AnswerOf<typeof getNotice>, routes: DataRoutes): NoticePageData {
  const toNeighbour = ({ id, title }: { id: number; title: string }) => ({ title, href: routes.notice(id) });
  const { html, rules } = classedStyles(notice.content);
  const article = {
    notice: {
      title: notice.title,
      timeText: notice.publishTime.slice(0, 16),
      dateTime: zonedTime(notice.publishTime),
      html,
      isPinned: notice.isTop === 1,
      ...(notice.shopName ? { shopName: notice.shopName } : {}),
    },
    ...(notice.previous ? { previous: toNeighbour(notice.previous) } : {}),
    ...(notice.next ? { next: toNeighbour(notice.next) } : {}),
  };
  return { article, textRules: rules };
}
