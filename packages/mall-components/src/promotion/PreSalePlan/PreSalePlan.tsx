import { shortPriceText, type YuanText } from "@tradehall/mall-rules/money";
import { chinaDate, chinaTime } from "@tradehall/mall-rules/time/china-time";
import { Stack } from "@tradehall/ui/Stack";
import { Steps } from "@tradehall/ui/Steps";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { messages } from "./PreSalePlan.messages.ts";

export interface PreSalePlanProps {
  /** Deposit, yuan, by the server. */
  deposit: YuanText;
  /** Balance, yuan, by the server. */
  balance: YuanText;
  /** From when the deposit is paid, ms; absent of an order that was made, since that is past. */
  depositFrom?: number;
  /** Until when the deposit is paid, ms; absent: not said. */
  depositTo?: number;
  /** From when the balance is paid, ms. */
  balanceFrom: number;
  /** Until when the balance is paid, ms. */
  balanceTo: number;
  /** When the deposit was paid, ms. */
  depositPaidAt?: number;
  /** When the goods are sent, ms. */
  shipBy?: number;
  /** The step that is next, from 0; 3 when all are done. */
  current: number;
  /** Still for sale: says how it is bought, too. */
  isForSale?: boolean;
}

/** By the minute, and by the day; the year is the reader's. */
const minutes = (at: number): string => chinaTime(at).slice(5, 16);
const dayOf = (at: number): string => chinaDate(at).slice(5);

/** Deposit, balance and dispatch as steps with their amounts and dates, and what becomes of the deposit. */
export function PreSalePlan(props: PreSalePlanProps) {
  const { deposit, balance, depositFrom, depositTo, balanceFrom, balanceTo, depositPaidAt, shipBy } = props;
  const intl = useIntl();
  const whenDeposit = () => {
    if (depositPaidAt !== undefined)
      return intl.formatMessage(messages.paidAt, { time: minutes(depositPaidAt) });
    if (depositTo === undefined) return undefined;
    const to = minutes(depositTo);
    return depositFrom === undefined
      ? intl.formatMessage(messages.until, { to })
      : intl.formatMessage(messages.between, { from: minutes(depositFrom), to });
  };
  const steps = [
    {
      label: intl.formatMessage(preSaleWords.payDeposit, { amount: shortPriceText(deposit) }),
      description: whenDeposit(),
    },
    {
      label: intl.formatMessage(messages.balance, { amount: shortPriceText(balance) }),
      description: intl.formatMessage(messages.between, {
        from: minutes(balanceFrom),
        to: minutes(balanceTo),
      }),
    },
    {
      label: intl.formatMessage(messages.ships),
      description:
        shipBy === undefined ? undefined : intl.formatMessage(messages.shipBy, { day: dayOf(shipBy) }),
    },
  ];
  return (
    <Stack space="s" size="s">
      <Steps
        current={props.current}
        doneLabel={intl.formatMessage(messages.done)}
        label={intl.formatMessage(messages.label)}
        steps={steps}
      />
      <Text as="p" size="inherit" tone="muted">
        {intl.formatMessage(messages.rule)}
        {props.isForSale && ` ${intl.formatMessage(messages.noCart)}`}
      </Text>
    </Stack>
  );
}
