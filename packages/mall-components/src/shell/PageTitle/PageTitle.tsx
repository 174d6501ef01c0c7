import { documentTitle } from "./page-titles.ts";

export interface PageTitleProps {
  /** What the page shows, e.g. 购物车; absent for the shop's fixed title alone. */
  title?: string;
  /** The fixed part: the shop's or the mall's title. */
  siteName: string;
  /** Unread messages, put before the title as (3). */
  unreadCount?: number;
}

/** The document's title; React moves it into the head. */
export function PageTitle({ title, siteName, unreadCount = 0 }: PageTitleProps) {
  const text = documentTitle(title, siteName);
  return <title>{unreadCount > 0 ? `(${unreadCount}) ${text}` : text}</title>;
}
