import { priceText } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { Price } from "../../product/Price/index.ts";
import * as css from "./CartBar.css.ts";
import { messages } from "./CartBar.messages.ts";
import type { CartBarProps } from "./cart-bar-props.ts";

/** From this sum on (yuan) the large size has no room beside the button on a phone. */
const longSum = 1_000_000;

/** What is ticked costs, and what was taken off. */
export function CartBarSums({
  total,
  discount,
  memberSaved,
}: Pick<CartBarProps, "total" | "discount" | "memberSaved">) {
  const intl = useIntl();
  return (
    <span className={css.total}>
      <Inline as="span" space="xs" rowSpace="none" alignY="baseline" size="s" weight="strong">
        {intl.formatMessage(cartWords.total)}{" "}
        <Price yuan={total} size={Number(total) < longSum ? "l" : "m"} />
      </Inline>
      {discount && Number(discount) > 0 && (
        <Inline as="span" space="xs" alignY="baseline" wrap={false} size="xs" tone="muted">
          {intl.formatMessage(cartWords.discount)}{" "}
          <Text size="inherit" tone="price">
            −¥{priceText(discount)}
          </Text>
        </Inline>
      )}
      {memberSaved && Number(memberSaved) > 0 && (
        <Inline as="span" space="xs" alignY="baseline" wrap={false} size="xs" tone="muted">
          {intl.formatMessage(messages.memberSaved)}{" "}
          <Text size="inherit" tone="price">
            ¥{priceText(memberSaved)}
          </Text>
        </Inline>
      )}
    </span>
  );
}
