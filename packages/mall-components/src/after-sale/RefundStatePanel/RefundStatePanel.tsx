import { lookup } from "@tradehall/mall-rules/lookup";
import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { RefundAction, ShownRefundStatus } from "@tradehall/mall-rules/states/after-sale/refund";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Inline } from "@tradehall/ui/Inline";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import { sendsAside } from "../../forms/instead.ts";
import { refundStatusWords, refundWords } from "../../messages/refund.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { Countdown } from "../../parts/Countdown/index.ts";
import * as css from "../../parts/state-panel.css.ts";
import { refundTone } from "../refund-tone.ts";
import { endWords, sentenceWords, words } from "./RefundStatePanel.messages.ts";

export interface RefundStatePanelProps {
  /** How far the refund is. */
  status: ShownRefundStatus;
  /** Whether the goods come back, too. */
  withReturn: boolean;
  /** What is asked for or was refunded, yuan. */
  amount: YuanText;
  /** The way the money goes back, in words. */
  wayText?: string;
  /** The server's time in ms when it answered. */
  now: number;
  /** When the state ends by itself, ms. */
  endsAt?: number;
  /** Why the seller refused. */
  sellerText?: string;
  /** What the buyer may do; sending back has a form of its own. */
  allowedActions: readonly RefundAction[];
  /** Page on which a refused one is mended. */
  editHref: string;
  /** Called to withdraw. Without it the button sends `intent=withdraw`. */
  onWithdraw?: () => void;
  /** It is being withdrawn. */
  isWithdrawing?: boolean;
  /** The time is over: ask for the state. */
  onExpire?: () => void;
}

const timed = ["applied", "toReturn", "returning", "refunding", "refused"] as const;

/** What the state of a refund means, what happens when its time is over, what can be done now. */
export function RefundStatePanel(props: RefundStatePanelProps) {
  const { status, withReturn, now, endsAt, sellerText, allowedActions, wayText } = props;
  const intl = useIntl();
  const id = useId();
  const sentence = lookup(sentenceWords, status, undefined);
  const clock = timed.find((one) => one === status);
  const end = clock && intl.formatMessage(endWords[clock]);
  return (
    <Stack align="start" aria-labelledby={id} as="section" space="s">
      <h2 className={css.title} id={id}>
        {intl.formatMessage(lookup(refundStatusWords, status, orderStatusMessages.other))}
        <Tag tone={refundTone(status)}>
          {intl.formatMessage(withReturn ? refundWords.withReturn : refundWords.moneyOnly)}
        </Tag>
      </h2>
      <p className={css.sentence}>
        {sentence && intl.formatMessage(sentence, { amount: priceText(props.amount) })}
        {wayText && status === "succeeded" && intl.formatMessage(words.way, { way: wayText })}
      </p>
      {status === "refused" && sellerText && (
        <Notice title={intl.formatMessage(words.refusal)} tone="danger">
          {sellerText}
        </Notice>
      )}
      {end && endsAt !== undefined && (
        <Inline alignY="baseline" data-print="hide">
          <Countdown
            consequence={end}
            endText={intl.formatMessage(words.over)}
            endsAt={endsAt}
            label={intl.formatMessage(words.left)}
            now={now}
            onEnd={props.onExpire}
            variant="text"
          />
          <Text size="s" tone="muted">
            {end}
          </Text>
        </Inline>
      )}
      <form className={css.acts} data-print="hide" method="post">
        {allowedActions.includes("edit") && (
          <ButtonLink href={props.editHref}>{intl.formatMessage(refundWords.edit)}</ButtonLink>
        )}
        {allowedActions.includes("withdraw") && (
          <Button isPending={props.isWithdrawing} {...sendsAside("withdraw", props.onWithdraw)}>
            {intl.formatMessage(refundWords.withdraw)}
          </Button>
        )}
      </form>
    </Stack>
  );
}
