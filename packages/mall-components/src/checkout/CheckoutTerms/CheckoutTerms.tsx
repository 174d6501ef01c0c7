import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { CreditBlock } from "@tradehall/mall-rules/states/payment/credit";
import { Icon, OrderIcon, WarningIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import * as css from "./CheckoutTerms.css.ts";
import { blockWords, words } from "./CheckoutTerms.messages.ts";

/** An enterprise's account terms with a shop, for what is ordered of it. */
export interface CheckoutTermsView {
  left: YuanText;
  days: number;
  /** The day it is due, if it is put on terms today. */
  dueText: string;
  /** Why it cannot be put on terms. */
  block?: CreditBlock;
  /** Another shop of the same order cannot be put on terms. */
  needsSeparateOrders?: boolean;
}

/** Says before the cashier whether a shop's part of an order can be put on account terms. */
export function CheckoutTerms({
  terms,
}: {
  /** The terms, and whether they can be used for this shop. */
  terms: CheckoutTermsView;
}) {
  const { formatMessage } = useIntl();
  const { days, dueText, block, needsSeparateOrders = false } = terms;
  const left = priceText(terms.left);
  return (
    <p className={css.terms({ isBlocked: block !== undefined })}>
      <Icon as={block ? WarningIcon : OrderIcon} size="s" />
      <span className={css.words}>
        {block
          ? formatMessage(blockWords[block], { left })
          : formatMessage(words.usable, { left, days, day: dueText })}
        {!block && needsSeparateOrders && ` · ${formatMessage(words.separateOrders)}`}
      </span>
    </p>
  );
}
