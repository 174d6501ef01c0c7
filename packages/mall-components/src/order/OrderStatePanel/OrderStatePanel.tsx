import { lookup } from "@tradehall/mall-rules/lookup";
import type { DeliveryType } from "@tradehall/mall-rules/states/order/delivery";
import type { OrderAction, OrderKind, ShownOrderStatus } from "@tradehall/mall-rules/states/order/order";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { groupWords } from "../../messages/group.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { Countdown } from "../../parts/Countdown/index.ts";
import { OrderActions } from "../OrderActions/index.ts";
import { kindMessages } from "../OrderCard/OrderCard.messages.ts";
import { isGivenBack, orderStatusMessage } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import * as css from "./OrderStatePanel.css.ts";
import { messages, otherSentences, sentenceMessages } from "./OrderStatePanel.messages.ts";

export interface OrderStatePanelProps {
  /** The order's number; sent along with an action. */
  orderNumber: string;
  /** Where the order is: the heading, the sentence and the clock follow from it. */
  status: ShownOrderStatus;
  /** Named beside the state where it is special. Default `general`. */
  kind?: OrderKind;
  /** How the goods come: what is collected, or only a code, is told in other words. Default `express`. */
  delivery?: DeliveryType;
  /** The server's time in ms when it answered. */
  now: number;
  /** When the state ends by itself, ms: payment, group, automatic receipt. */
  endsAt?: number;
  /** Of a pre-sale: when its balance may be paid, ms. */
  balanceFrom?: number;
  /** Why it was canceled, as text. */
  closeReason?: string;
  /** A refund is running: receipt waits for it. */
  isRefunding?: boolean;
  /** The seller has been reminded, and may be again at this time, as text. */
  remindAgainAt?: string;
  /** What the buyer may do, in the server's order. */
  allowedActions: readonly OrderAction[];
  /** Called for a button. Without it the button sends its form to the current page. */
  onAction?: (orderNumber: string, action: OrderAction) => void;
  /** Address of an action that is a page; undefined makes it a button. */
  hrefFor?: (orderNumber: string, action: OrderAction) => string | undefined;
  /** The action that is on its way. */
  pendingAction?: OrderAction;
  /** The time is over: ask for the state. */
  onExpire?: () => void;
  /** Further notes. */
  children?: ReactNode;
}

/** What runs out in a state, and what then happens by itself. */
const clocks = {
  approval: [messages.approvalIn, messages.approvalEnd],
  unpaid: [orderWords.timeLeft, messages.payEnd],
  balanceDue: [preSaleWords.balanceLeft, preSaleWords.lostThen],
  grouping: [groupWords.timeLeft, groupWords.refundedThen],
  shipped: [messages.receiveIn, messages.receiveEnd],
  received: [messages.refundIn, messages.completeEnd],
  evaluated: [messages.refundIn, messages.completeEnd],
} as const;

/** Before it may be paid a balance is waited for, not owed. */
const untilBalance = [preSaleWords.balanceStarts, messages.balanceStart] as const;

/** What the state of the order means, how long it lasts, what can be done now. */
export function OrderStatePanel(props: OrderStatePanelProps) {
  const { orderNumber, status, now, balanceFrom, closeReason, isRefunding, remindAgainAt, onExpire } = props;
  const { kind = "general", delivery = "express" } = props;
  const intl = useIntl();
  const id = useId();
  const isBefore = status === "balanceDue" && balanceFrom !== undefined && now < balanceFrom;
  const clock = isBefore ? untilBalance : lookup(clocks, status, undefined);
  const endsAt = isBefore ? balanceFrom : props.endsAt;
  const isBack = isGivenBack(status, isRefunding);
  const sentence = isBack
    ? messages.teamFailed
    : (lookup(otherSentences[delivery] ?? {}, status, undefined) ??
      lookup(sentenceMessages, status, undefined));
  return (
    <Stack aria-labelledby={id} as="section" space="l">
      <Stack space="s">
        <h2 className={css.title} id={id}>
          {intl.formatMessage(orderStatusMessage(status, isRefunding))}
        </h2>
        {kind !== "general" && (
          <span>
            <Tag tone="sale">{intl.formatMessage(lookup(kindMessages, kind, kindMessages.general))}</Tag>
          </span>
        )}
        {sentence && (
          <Text as="p" size="s" tone="muted">
            {intl.formatMessage(sentence)}
          </Text>
        )}
        {clock && endsAt !== undefined && !isRefunding && (
          <Inline rowSpace="none" alignY="baseline" size="s" data-print="hide">
            <Countdown
              consequence={intl.formatMessage(clock[1])}
              endsAt={endsAt}
              endText={intl.formatMessage(messages.over)}
              label={intl.formatMessage(clock[0])}
              now={now}
              onEnd={onExpire}
              variant="text"
            />
            <Text size="xs" tone="faint">
              {intl.formatMessage(clock[1])}
            </Text>
          </Inline>
        )}
        {status === "canceled" && closeReason && (
          <Text as="p" size="s" tone="muted">
            {intl.formatMessage(messages.closeReason, { reason: closeReason })}
          </Text>
        )}
        {remindAgainAt && (
          <Text as="p" size="s" tone="muted">
            {intl.formatMessage(messages.reminded, { time: remindAgainAt })}
          </Text>
        )}
        {isRefunding && !isBack && (
          <Text as="p" size="s" tone="warning">
            {intl.formatMessage(messages.refunding)}
          </Text>
        )}
      </Stack>
      {props.children}
      <OrderActions
        actions={props.allowedActions}
        hrefFor={props.hrefFor}
        onAction={props.onAction}
        orderNumber={orderNumber}
        pendingAction={props.pendingAction}
        size="m"
      />
    </Stack>
  );
}
