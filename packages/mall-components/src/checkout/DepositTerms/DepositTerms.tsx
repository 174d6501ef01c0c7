import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import { messages } from "./DepositTerms.messages.ts";

export interface DepositTermsProps {
  /** What is paid first, yuan, by the server. */
  deposit: YuanText;
  /** What is left to pay, yuan, freight included. */
  balance: YuanText;
  /** From when the balance can be paid, ms. */
  balanceFrom: number;
  /** Until when the balance can be paid, ms. */
  balanceTo: number;
  /** Whether it starts ticked: who has agreed and comes back does not agree again. */
  isAgreed?: boolean;
  /** Called when it is ticked or unticked. */
  onChange?: (isAgreed: boolean) => void;
  /** What the server said where it was not ticked. */
  errorMessage?: string;
}

const minutes = (at: number): string => chinaTime(at).slice(0, 16);

/** What becomes of a deposit, to be agreed to; sent as `depositAgreed` = 1. */
export function DepositTerms(props: DepositTermsProps) {
  const { deposit, balance, balanceFrom, balanceTo, isAgreed, onChange, errorMessage } = props;
  const intl = useIntl();
  const errorId = useId();
  return (
    <Stack space="xs">
      <Checkbox
        aria-describedby={errorMessage ? errorId : undefined}
        defaultSelected={isAgreed}
        description={intl.formatMessage(messages.rule, {
          from: minutes(balanceFrom),
          to: minutes(balanceTo),
          balance: priceText(balance),
          deposit: priceText(deposit),
        })}
        isInvalid={errorMessage !== undefined}
        name="depositAgreed"
        onChange={onChange}
        value="1"
      >
        {intl.formatMessage(messages.agree)}
      </Checkbox>
      <Text aria-live="polite" size="s" tone="danger" id={errorId}>
        {errorMessage}
      </Text>
    </Stack>
  );
}
