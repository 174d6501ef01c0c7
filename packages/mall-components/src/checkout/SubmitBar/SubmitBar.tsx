import type { YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import { type AddressView, addressText } from "../../account/address-view.ts";
import { sends } from "../../forms/instead.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { Price } from "../../product/Price/index.ts";
import * as css from "./SubmitBar.css.ts";
import { messages } from "./SubmitBar.messages.ts";

export interface SubmitBarProps {
  /** What is to pay, yuan, by the server. */
  payable: YuanText;
  /** Of points goods: points that are spent with it. */
  score?: number;
  /** Of a pre-sale: what of it is to pay now. */
  deposit?: YuanText;
  /** Where it goes, said once more; absent: nothing to deliver or none chosen. */
  address?: AddressView;
  /** The order is being submitted. */
  isPending?: boolean;
  /** The order is being recalculated: what is to pay is not known yet, so nothing can be submitted. */
  isPricing?: boolean;
  /** Why it cannot be submitted now. */
  disabledReason?: string;
  /** What the server said about the last try. */
  formError?: string;
  /** A way on from there. */
  wayOn?: { href: string; label: string };
  /** Called instead of sending the form; without it the button sends `intent=submit`. */
  onSubmit?: () => void;
}

/** The checkout's foot: amount, address once more, and 提交订单. */
export function SubmitBar(props: SubmitBarProps) {
  const { payable, deposit, address, isPending, isPricing, disabledReason, formError, wayOn, onSubmit } =
    props;
  const intl = useIntl();
  const reasonId = useId();
  return (
    <div className={css.bar} data-print="hide">
      <div className={css.words}>
        <Inline as="span" alignY="baseline" wrap={false} size="m" weight="strong">
          {intl.formatMessage(deposit ? preSaleWords.depositPayable : cartWords.payable)}{" "}
          <Price points={props.score} yuan={deposit ?? payable} size="l" />
        </Inline>
        {address && (
          <Text size="xs" tone="muted" breaks="anywhere">
            {intl.formatMessage(messages.sendTo, { address: addressText(address) })}
            <span className={css.receiver}>
              {intl.formatMessage(messages.receiver, { receiver: address.receiver, mobile: address.mobile })}
            </span>
          </Text>
        )}
        <span aria-live="assertive" className={formError ? css.error : undefined}>
          {formError}
        </span>
        {wayOn && <Link href={wayOn.href}>{wayOn.label}</Link>}
      </div>
      <div className={css.action}>
        <Button
          aria-describedby={disabledReason ? reasonId : undefined}
          isDisabled={Boolean(disabledReason)}
          isPending={isPending || isPricing}
          pendingLabel={intl.formatMessage(isPending ? messages.submitting : messages.pricing)}
          size="l"
          tone="sale"
          width="full"
          {...sends("submit", onSubmit)}
        >
          {intl.formatMessage(messages.submit)}
        </Button>
        {disabledReason && (
          <Text id={reasonId} size="xs" tone="muted">
            {disabledReason}
          </Text>
        )}
      </div>
    </div>
  );
}
