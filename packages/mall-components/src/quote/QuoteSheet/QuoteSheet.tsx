import { lookup } from "@tradehall/mall-rules/lookup";
import { priceText } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { quoteMessages, quoteStateMessages } from "../../messages/quote.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { quoteTone } from "../quote-view.ts";
import { QuoteActs } from "./QuoteActs.tsx";
import { QuoteLines } from "./QuoteLines.tsx";
import { QuoteRounds } from "./QuoteRounds.tsx";
import * as css from "./QuoteSheet.css.ts";
import { sentenceWords, words } from "./QuoteSheet.messages.ts";
import type { QuoteSheetProps } from "./quote-sheet-props.ts";

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
