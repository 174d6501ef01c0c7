import { lookup } from "@tradehall/mall-rules/lookup";
import { priceText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { DownloadIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { quoteMessages, quoteStateMessages } from "../../messages/quote.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { type QuoteView, quoteTone } from "../quote-view.ts";
import { QuoteLines } from "./QuoteLines.tsx";
import { QuoteRounds } from "./QuoteRounds.tsx";
import * as css from "./QuoteSheet.css.ts";
import { sentenceWords, words } from "./QuoteSheet.messages.ts";

export interface QuoteSheetProps {
  /** The quote. */
  quote: QuoteView;
  /** All quotes. */
  backHref: string;
  /** The checkout at the quoted prices. */
  acceptHref: string;
  /** The form of a counter-offer. */
  againHref: string;
  /** Goods can be asked for once more after it ended: a form with the same goods. */
  renewHref: string;
  /** Without it the button sends `intent=withdraw`. */
  onWithdraw?: () => void;
  /** Without it the button sends `intent=decline`. */
  onDecline?: () => void;
  /** Declining or withdrawing is on its way. Default false. */
  isPending?: boolean;
  /** Hands the offer out as a PDF. */
  onPdf: () => void;
  /** The PDF is on its way. Default false. */
  isDrawing?: boolean;
}

type Acts = Omit<QuoteSheetProps, "backHref">;

/** What can be done now. */
function QuoteActs({ quote, onWithdraw, onDecline, isPending, ...props }: Acts) {
  const say = useIntl().formatMessage;
  const { actions, orderHref, state } = quote;
  const can = (act: (typeof actions)[number]) => actions.includes(act);
  const isOver = state === "expired" || state === "declined" || state === "withdrawn";
  const quiet = { isPending, tone: "neutral", variant: "outline" } as const;
  return (
    <form className={css.acts} data-print="hide" method="post">
      {can("accept") && (
        <ButtonLink href={props.acceptHref} tone="sale">
          {say(quoteMessages.accept)}
        </ButtonLink>
      )}
      {can("counter") && (
        <ButtonLink href={props.againHref} variant="outline">
          {say(words.counter)}
        </ButtonLink>
      )}
      {can("decline") && (
        <Button {...quiet} {...sends("decline", onDecline)}>
          {say(quoteMessages.decline)}
        </Button>
      )}
      {can("withdraw") && (
        <Button {...quiet} {...sends("withdraw", onWithdraw)}>
          {say(quoteMessages.withdraw)}
        </Button>
      )}
      {quote.amount && (
        <Button
          icon={<Icon as={DownloadIcon} size="s" />}
          isPending={props.isDrawing}
          onPress={props.onPdf}
          tone="neutral"
          variant="outline"
        >
          {say(words.pdf)}
        </Button>
      )}
      {orderHref && <ButtonLink href={orderHref}>{say(orderWords.view)}</ButtonLink>}
      {isOver && (
        <ButtonLink href={props.renewHref} variant="outline">
          {say(words.renew)}
        </ButtonLink>
      )}
    </form>
  );
}

/** One quote: its state and what can be done, its goods with wishes and offers, what both sides said. */
export function QuoteSheet({ backHref, ...props }: QuoteSheetProps) {
  const { quote } = props;
  const { state, amount, validText, daysLeft = 0 } = quote;
  const say = useIntl().formatMessage;
  const sentence = lookup(sentenceWords, state, undefined);
  return (
    <Stack>
      <Surface aria-labelledby="quote-state" as="section">
        <div className={css.panel}>
          <Link href={backHref} tone="muted">
            {say(words.back)}
          </Link>
          <h2 className={css.title} id="quote-state">
            {say(lookup(quoteStateMessages, state, orderStatusMessages.other))}
            {state === "answered" && validText && (
              <Tag tone={quoteTone(state)}>{say(quoteMessages.daysLeft, { days: daysLeft })}</Tag>
            )}
          </h2>
          {sentence && <p className={css.sentence}>{say(sentence)}</p>}
          <Inline as="p" rowSpace="xs" space="l" alignY="stretch" size="s" tone="muted" breaks="anywhere">
            <span>
              {say(quoteMessages.number)} {quote.quoteNo}
            </span>
            <Link href={quote.shopHref} tone="muted">
              {quote.shopName}
            </Link>
            <span>{say(quoteMessages.askedBy, { name: quote.askedBy })}</span>
            <span>{say(words.askedAt, { time: quote.createdText })}</span>
            {validText && <span>{say(quoteMessages.validUntil, { time: validText })}</span>}
          </Inline>
          {amount && (
            <Inline as="p" alignY="baseline">
              <Text size="xs" tone="muted">
                {say(quoteMessages.amount)}
              </Text>
              <Text as="strong" size="xl" tone="price">
                ¥{priceText(amount)}
              </Text>
              <Text size="xs" tone="muted">
                {say(words.withoutFreight)}
              </Text>
            </Inline>
          )}
          {state === "answered" && (
            <Text as="p" size="xs" tone="muted">
              {say(words.notCombined)}
            </Text>
          )}
          <QuoteActs {...props} />
        </div>
      </Surface>
      <QuoteLines lines={quote.lines} />
      <QuoteRounds rounds={quote.rounds} />
    </Stack>
  );
}
