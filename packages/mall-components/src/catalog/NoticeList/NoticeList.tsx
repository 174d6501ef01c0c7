/** One announcement. */
export interface Notice {
  /** Id. */
  id: string;
  /** Title. */
  title: string;
  /** Its page. */
  href: string;
  /** When, in words. */
  timeText?: string;
  /** When, machine-readable. */
  dateTime?: string;
  /** Stands at the top. */
  isPinned?: boolean;
  /** First words of its text. */
  brief?: string;
}
export interface NoticeListProps {
  /** Announcements in order. */
  notices: readonly Notice[];
  /** `compact`: titles only. Default `full`. */
  variant?: "full" | "compact";
  /** Waiting for them. */
  isLoading?: boolean;
}

/** NoticeList. */
export function NoticeList(_props: NoticeListProps) {
  return <div data-part="NoticeList" />;
}
