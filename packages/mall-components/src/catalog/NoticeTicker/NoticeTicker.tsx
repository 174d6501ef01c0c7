import type { Notice } from "../NoticeList/NoticeList.tsx";

export interface NoticeTickerProps {
  /** Announcements; nothing renders for none. */
  notices: readonly Notice[];
  /** Time per notice, ms. Default 4000. */
  intervalMs?: number;
  /** All of them. Default `/notice-list`. */
  moreHref?: string;
}

/** NoticeTicker. */
export function NoticeTicker(_props: NoticeTickerProps) {
  return <div data-part="NoticeTicker" />;
}
