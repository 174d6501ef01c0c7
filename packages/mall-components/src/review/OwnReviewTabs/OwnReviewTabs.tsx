import { Badge } from "@tradehall/ui/Badge";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./OwnReviewTabs.messages.ts";

export const ownReviewTabs = ["toReview", "reviewed", "followUp", "pictures"] as const;
export type OwnReviewTab = (typeof ownReviewTabs)[number];

export interface OwnReviewTabsProps {
  /** The tab that is open. */
  current: OwnReviewTab;
  /** Lines that wait for a review; from 100 up "99+". */
  toReview?: number;
  /** Address of a tab. */
  hrefFor: (tab: OwnReviewTab) => string;
}

/** 待评价 / 已评价 / 待追评 / 晒图 as links. */
export function OwnReviewTabs({ current, toReview = 0, hrefFor }: OwnReviewTabsProps) {
  const intl = useIntl();
  const text = toReview > 99 ? "99+" : String(toReview);
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={ownReviewTabs.map((id) => ({
        id,
        label: intl.formatMessage(words[id]),
        badge: id === "toReview" && toReview > 0 ? <Badge text={text} tone="neutral" /> : undefined,
        href: hrefFor(id),
      }))}
    />
  );
}
