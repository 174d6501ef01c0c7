import { lookup } from "@tradehall/mall-rules/lookup";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { byPlace } from "@tradehall/ui/by-place";
import { OrderIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { quoteMessages, quoteStateMessages } from "../../messages/quote.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { Price } from "../../product/Price/index.ts";
import { ProductPicture } from "../../product/ProductPicture/index.ts";
import { type QuoteCardView, quoteTone } from "../quote-view.ts";
import * as css from "./QuoteList.css.ts";
import { words } from "./QuoteList.messages.ts";

export interface QuoteListProps extends ListStateProps {
  /** The quotes of this page. Default none. */
  quotes?: readonly QuoteCardView[];
  /** Goods that can be asked for, offered where there is no quote. */
  goodsHref: string;
}

function Card({ quote }: { quote: QuoteCardView }) {
  const intl = useIntl();
  const { quoteNo, state, amount, validText, daysLeft = 0 } = quote;
  const isOpen = state === "answered" && validText !== undefined;
  return (
    <article aria-label={`${intl.formatMessage(quoteMessages.number)} ${quoteNo}`} className={css.card}>
      <header className={css.head}>
        <span>{quote.changedText}</span>
        <span>
          {intl.formatMessage(quoteMessages.number)} {quoteNo}
        </span>
        <span>{quote.shopName}</span>
        <span>{intl.formatMessage(quoteMessages.askedBy, { name: quote.askedBy })}</span>
      </header>
      <div className={css.body}>
        <div className={css.goods}>
          <Inline as="span" space="xs" alignY="stretch" wrap={false}>
            {byPlace(quote.pictures).map(({ item: path, key }) => (
              <span className={css.picture} key={key}>
                <ProductPicture alt="" path={path} rounding="s" width={48} />
              </span>
            ))}
          </Inline>
          <span className={css.names}>
            {quote.goods[0]}
            <Text size="xs" tone="faint">
              {intl.formatMessage(words.kinds, { count: quote.lineCount })}
            </Text>
          </span>
        </div>
        <Stack as="span" align="start" space="xxs">
          {amount && <Price size="s" yuan={amount} />}
          {isOpen && (
            <Text size="xs" tone="faint">
              {intl.formatMessage(quoteMessages.daysLeft, { days: daysLeft })}
            </Text>
          )}
        </Stack>
        <Inline as="span" space="none" align="end" alignY="stretch" wrap={false}>
          <Tag tone={quoteTone(state)}>
            {intl.formatMessage(lookup(quoteStateMessages, state, orderStatusMessages.other))}
          </Tag>
        </Inline>
        <span className={css.acts}>
          <ButtonLink
            aria-label={intl.formatMessage(words.viewOf, { quoteNo })}
            href={quote.href}
            size="s"
            tone="neutral"
            variant="outline"
          >
            {intl.formatMessage(words.view)}
          </ButtonLink>
        </span>
      </div>
    </article>
  );
}

/** Quotes, one block each, the changed last first. */
export function QuoteList({ quotes = [], goodsHref, state, onRetry }: QuoteListProps) {
  const intl = useIntl();
  const none = (
    <NoRows
      description={intl.formatMessage(words.noneHint)}
      href={goodsHref}
      icon={OrderIcon}
      link={intl.formatMessage(words.browse)}
      title={intl.formatMessage(words.none)}
    />
  );
  return (
    <AsyncList
      empty={quotes.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      skeleton="cards"
      state={state}
    >
      <Stack as="ul">
        {quotes.map((quote) => (
          <li key={quote.quoteNo}>
            <Card quote={quote} />
          </li>
        ))}
      </Stack>
    </AsyncList>
  );
}
