import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";

/** 去使用: to the goods that a coupon can be used for. */
export function UseCoupon({ href, name }: { href: string; name: string }) {
  const intl = useIntl();
  return (
    <ButtonLink
      aria-label={intl.formatMessage(couponWords.useName, { name })}
      href={href}
      size="s"
      variant="outline"
    >
      {intl.formatMessage(couponWords.use)}
    </ButtonLink>
  );
}
