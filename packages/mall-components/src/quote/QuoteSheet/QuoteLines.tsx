import { priceText, yuanToFen } from "@tradehall/mall-rules/money";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { quoteMessages } from "../../messages/quote.messages.ts";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import type { QuoteLineView } from "../quote-view.ts";
import * as css from "./QuoteSheet.css.ts";
import { words } from "./QuoteSheet.messages.ts";

/** What a line was asked for and is offered at, as pairs of a name and a figure. */
function Facts({ line }: { line: QuoteLineView }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const yuan = (amount: typeof line.today) => `¥${priceText(amount)}`;
  const { difference, minimum } = line;
  const above = difference && yuanToFen(difference) > 0;
  const differs = difference && yuanToFen(difference) !== 0;
  const rows = [
    [say(goodsWords.quantity), `${intl.formatNumber(line.quantity)} ${line.unit}`],
    [say(quoteMessages.today), yuan(line.today)],
    [say(quoteMessages.wished), line.wished ? yuan(line.wished) : say(words.none)],
    ...(line.isNotOffered ? [[say(words.offered), say(words.notOffered)]] : []),
    ...(line.offered ? [[say(words.offered), yuan(line.offered)]] : []),
    ...(minimum ? [[say(words.minimum), `${intl.formatNumber(minimum)} ${line.unit}`]] : []),
    ...(line.deliverBy
      ? [[say(line.offered ? words.delivery : quoteMessages.deliverBy), line.deliverBy]]
      : []),
    ...(line.subtotal ? [[say(cartWords.subtotal), yuan(line.subtotal)]] : []),
  ];
  return (
    <dl className={css.grid}>
      {rows.map(([name, value]) => (
        <div className={css.fact} key={name}>
          <Text as="dt" size="xs" tone="muted">
            {name}
          </Text>
          <Stack as="dd" space="none" isNumeric>
            {value}
            {name === say(words.offered) && differs && (
              <span className={css.difference({ tone: above ? "above" : "below" })}>
                {say(above ? words.above : words.below, {
                  amount: priceText(difference).replace("-", ""),
                })}
              </span>
            )}
          </Stack>
        </div>
      ))}
    </dl>
  );
}

/** The goods of a quote. */
export function QuoteLines({ lines }: { lines: readonly QuoteLineView[] }) {
  const title = useIntl().formatMessage(goodsWords.goods);
  return (
    <Surface aria-label={title} as="section">
      <h3 className={css.heading}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li className={css.line} key={line.id}>
            <GoodsLine goods={line.goods} isFaded={line.isNotOffered} size="s" />
            <Facts line={line} />
          </li>
        ))}
      </ul>
    </Surface>
  );
}
