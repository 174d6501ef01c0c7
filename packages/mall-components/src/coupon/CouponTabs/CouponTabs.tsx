import { keysOf } from "@tradehall/mall-rules/records";
import { type CouponStatus, couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./CouponTabs.messages.ts";

export const couponTabs: CouponStatus[] = keysOf(couponStatuses);

export interface CouponTabsProps {
  /** The tab that is open. */
  current: CouponStatus;
  /** Address of a tab. */
  hrefFor: (tab: CouponStatus) => string;
}

/** 未使用 / 已使用 / 已过期 as links. */
export function CouponTabs({ current, hrefFor }: CouponTabsProps) {
  const intl = useIntl();
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={couponTabs.map((id) => ({ id, label: intl.formatMessage(words[id]), href: hrefFor(id) }))}
    />
  );
}
