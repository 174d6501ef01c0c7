export interface PageTitleProps {
  /** What the page shows, e.g. 购物车; absent for the shop's fixed title alone. */
  title?: string;
  /** The fixed part: the shop's or the mall's title. */
  siteName: string;
  /** Unread messages, put before the title as (3). */
  unreadCount?: number;
}

/** PageTitle. */
export function PageTitle(_props: PageTitleProps) {
  return <div data-part="PageTitle" />;
}
