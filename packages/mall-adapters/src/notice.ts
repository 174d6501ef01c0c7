import type { NoticeLine } from "@tradehall/api-client/models/notice";
import type { Notice } from "@tradehall/mall-components/home/NoticeList";
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
