import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { PayMethod } from "@tradehall/mall-rules/states/payment/payment";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { Form } from "@tradehall/ui/Form";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { PayMethodMark } from "./PayMethodMark.tsx";
import * as css from "./PayMethods.css.ts";
import { messages, payMethodMessages } from "./PayMethods.messages.ts";

/** A way to pay. */
export interface PayMethodView {
  method: PayMethod;
  /** Why it cannot be chosen now; the balance says its own reason. */
  blockedReason?: string;
  /** What is left of it and when it is due, said in the place of how it is paid. */
  note?: string;
}

export interface PayMethodsProps {
  /** The ways, in the server's order. */
  methods: readonly PayMethodView[];
  /** What is to pay, yuan. */
  amount: YuanText;
  /** The buyer's balance, yuan, shown at 余额支付. */
  balance?: YuanText;
  /** Whether the balance covers the amount, by the server. */
  isBalanceEnough?: boolean;
  /** Where the balance is topped up. */
  topUpHref?: string;
  /** The payment is being made. */
  isPending?: boolean;
  /** What is paid with it, sent along: the orders of the page that can be. */
  orderNumbers?: string;
  /** What the server said about the last try. */
  formError?: string;
  /** Called with the values instead of the browser's own sending. */
  onSubmit?: (values: FormData) => void;
}

/** Ways to pay as radio cards in a real form. */
export function PayMethods(props: PayMethodsProps) {
  const { amount, balance, isBalanceEnough = true, topUpHref, onSubmit } = props;
  const intl = useIntl();
  // One that this shop cannot name it cannot open either.
  const methods = props.methods.filter(({ method }) => Object.hasOwn(payMethodMessages, method));
  const reasonOf = ({ method, blockedReason }: PayMethodView) => {
    if (blockedReason) return blockedReason;
    if (method !== "balance" || balance === undefined) return undefined;
    return isBalanceEnough
      ? undefined
      : shownRefusalText("insufficientBalance", localeOf(intl.locale), { balance: priceText(balance) });
  };
  const first = methods.find((one) => reasonOf(one) === undefined)?.method;
  const [chosen, setChosen] = useState<PayMethod | undefined>(first);
  const options = methods.map((one) => ({
    value: one.method,
    label: intl.formatMessage(payMethodMessages[one.method]),
    description:
      reasonOf(one) ??
      one.note ??
      (one.method === "balance"
        ? intl.formatMessage(messages.balanceIs, { balance: priceText(balance) })
        : intl.formatMessage(messages.byScan)),
    media: <PayMethodMark method={one.method} />,
    isDisabled: reasonOf(one) !== undefined,
  }));
  return (
    <Form
      aria-label={intl.formatMessage(messages.title)}
      method="post"
      onSubmit={onSubmit && ((values) => onSubmit(values))}
    >
      <div className={css.form}>
        {props.formError && (
          <Notice isLive tone="danger">
            {props.formError}
          </Notice>
        )}
        {props.orderNumbers && <input name="orderNumbers" type="hidden" value={props.orderNumbers} />}
        <RadioGroup
          label={intl.formatMessage(messages.title)}
          name="method"
          onChange={(method) => setChosen(method)}
          options={options}
          value={chosen ?? null}
          variant="card"
        />
        {!isBalanceEnough && topUpHref && (
          <Text as="p" size="s" tone="muted">
            {intl.formatMessage(messages.topUpHint)}{" "}
            <Link href={topUpHref}>{intl.formatMessage(messages.topUp)}</Link>
          </Text>
        )}
        <div className={css.foot}>
          <Button
            isDisabled={chosen === undefined}
            isPending={props.isPending}
            name="intent"
            pendingLabel={intl.formatMessage(messages.paying)}
            size="l"
            tone="sale"
            type="submit"
            value="pay"
          >
            {intl.formatMessage(messages.pay, { amount: priceText(amount) })}
          </Button>
        </div>
      </div>
    </Form>
  );
}
