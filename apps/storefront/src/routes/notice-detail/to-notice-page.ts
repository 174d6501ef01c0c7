import type { AnswerOf } from "@tradehall/api-client/contract";
import type { getNotice } from "@tradehall/api-client/endpoints/notice/get-notice";
import type { NoticeArticleProps } from "@tradehall/mall-components/catalog/NoticeArticle";
import { noticeHref, zonedTime } from "../../adapters/notice.ts";

const toNeighbour = (one: { id: number; title: string }) => ({ title: one.title, href: noticeHref(one.id) });

export const toNoticePage = (notice: AnswerOf<typeof getNotice>): NoticeArticleProps => ({
  notice: {
    title: notice.title,
    timeText: notice.publishTime.slice(0, 16),
    dateTime: zonedTime(notice.publishTime),
    html: notice.content,
    isPinned: notice.isTop === 1,
    ...(notice.shopName ? { shopName: notice.shopName } : {}),
  },
  ...(notice.previous ? { previous: toNeighbour(notice.previous) } : {}),
  ...(notice.next ? { next: toNeighbour(notice.next) } : {}),
});
