import type { AnswerOf } from "@tradehall/api-client/contract";
import type { getNotice } from "@tradehall/api-client/endpoints/notice/get-notice";
import { zonedTime } from "@tradehall/mall-adapters/notice";
import type { NoticeArticleProps } from "@tradehall/mall-components/home/NoticeArticle";
import { classedStyles } from "@tradehall/mall-rules/rich-text/classed-styles";
import { hrefTo } from "../../href-to.ts";

const toNeighbour = ({ id, title }: { id: number; title: string }) => ({
  title,
  href: hrefTo("notice-detail", { id }),
});

export interface NoticePageData {
  article: NoticeArticleProps;
  /** Stylesheet of the text's own looks. */
  textRules: string;
}

export function toNoticePage(notice: AnswerOf<typeof getNotice>): NoticePageData {
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
