import type { NoticeLine } from "@tradehall/api-client/models/notice";
import type { Notice } from "@tradehall/mall-components/catalog/NoticeList";

export const noticeListHref = "/notice-list";
export const noticeHref = (id: number): string => `/notice-detail?id=${id}`;

/** `2026-11-18 16:00:00` of China with its zone. */
export const zonedTime = (time: string): string => `${time.replace(" ", "T")}+08:00`;

export const toNotice = (notice: NoticeLine & { brief?: string }): Notice => ({
  id: String(notice.id),
  title: notice.title,
  href: noticeHref(notice.id),
  timeText: notice.publishTime.slice(0, 16),
  dateTime: zonedTime(notice.publishTime),
  isPinned: notice.isTop === 1,
  ...(notice.brief ? { brief: notice.brief } : {}),
  ...(notice.shopName ? { shopName: notice.shopName } : {}),
});
