import { shellLimits } from "@tradehall/mall-rules/limits";
import { CartIcon, Icon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import { LiveRegion } from "@tradehall/ui/LiveRegion";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import * as css from "./CartLink.css.ts";

/** The number on a badge: 999+ from the thousandth piece (Spec §2). */
export const cappedCount = (count: number): string =>
  count > shellLimits.cartBadgeMax ? `${shellLimits.cartBadgeMax}+` : String(count);

/** The cart with its count; a change of the count is read aloud. */
export function CartLink({ count, href }: { count: number; href: string }) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const label = intl.formatMessage(chromeWords.cartCount, { count: cappedCount(count) });
  return (
    <>
      <Anchor aria-label={label} className={css.cart} href={href}>
        <Icon as={CartIcon} />
        <span className={css.word}>{intl.formatMessage(chromeWords.cart)}</span>{" "}
        <span className={css.count({ isEmpty: count === 0 })}>{cappedCount(count)}</span>
      </Anchor>
      <LiveRegion>{label}</LiveRegion>
    </>
  );
}
