import { priceText } from "@tradehall/mall-rules/money";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { Price } from "../../product/Price/index.ts";
import * as css from "./CartBar.css.ts";
import { messages } from "./CartBar.messages.ts";
import type { CartBarProps } from "./cart-bar-props.ts";

/** What is ticked costs, and what was taken off. */
export function CartBarSums({
  total,
  discount,
  memberSaved,
}: Pick<CartBarProps, "total" | "discount" | "memberSaved">) {
  const intl = useIntl();
  return (
    <span className={css.total}>
      <span className={css.sum}>
        {intl.formatMessage(cartWords.total)} <Price yuan={total} size="l" />
      </span>
      {discount && Number(discount) > 0 && (
        <span className={css.discount}>
          {intl.formatMessage(cartWords.discount)} <span className={css.off}>−¥{priceText(discount)}</span>
        </span>
      )}
      {memberSaved && Number(memberSaved) > 0 && (
        <span className={css.discount}>
          {intl.formatMessage(messages.memberSaved)}{" "}
          <span className={css.off}>¥{priceText(memberSaved)}</span>
        </span>
      )}
    </span>
  );
}
