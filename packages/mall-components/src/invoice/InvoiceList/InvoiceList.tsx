import { lookup } from "@tradehall/mall-rules/lookup";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { InvoiceIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { invoiceStatusWords, invoiceWords } from "../../messages/invoice.messages.ts";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { Price } from "../../product/Price/index.ts";
import { type InvoiceCardView, invoiceTone } from "../invoice-view.ts";
import * as css from "./InvoiceList.css.ts";
import { words } from "./InvoiceList.messages.ts";

export interface InvoiceListProps extends ListStateProps {
  /** The invoices of this page. Default none. */
  invoices?: readonly InvoiceCardView[];
  /** Own orders, offered where there is none. */
  ordersHref: string;
}

function Card({ invoice }: { invoice: InvoiceCardView }) {
  const intl = useIntl();
  const { orderNumber, invoiceNo, status } = invoice;
  const order = intl.formatMessage(orderWords.label, { orderNumber });
  return (
    <article aria-label={order} className={css.card}>
      <header className={css.head}>
        <span>{invoice.appliedAt}</span>
        <Link href={invoice.orderHref} tone="muted">
          {order}
        </Link>
        <span>{invoice.shopName}</span>
      </header>
      <div className={css.body}>
        <div className={css.facts}>
          <Text as="strong" size="inherit" tone="inherit" weight="strong" breaks="anywhere">
            {invoice.titleName}
          </Text>
          <Text size="xs" tone="muted">
            {[
              intl.formatMessage(invoiceWords[invoice.type]),
              intl.formatMessage(invoiceWords[invoice.titleKind]),
            ].join(" · ")}
          </Text>
          {invoiceNo && (
            <Text size="xs" tone="muted">
              {intl.formatMessage(invoicePageWords.number)} {invoiceNo}
            </Text>
          )}
        </div>
        <Price size="s" yuan={invoice.amount} />
        <Inline as="span" space="none" alignY="stretch" wrap={false}>
          <Tag tone={invoiceTone(status)}>
            {intl.formatMessage(lookup(invoiceStatusWords, status, orderStatusMessages.other))}
          </Tag>
        </Inline>
        <span className={css.acts}>
          <ButtonLink href={invoice.href} size="s" tone="neutral" variant="outline">
            {intl.formatMessage(invoiceWords.view)}
          </ButtonLink>
          {invoice.downloadHref && (
            <Link href={invoice.downloadHref} isExternal>
              {intl.formatMessage(invoicePageWords.download)}
            </Link>
          )}
        </span>
      </div>
    </article>
  );
}

/** Invoices, one block each. */
export function InvoiceList({ invoices = [], ordersHref, state, onRetry }: InvoiceListProps) {
  const intl = useIntl();
  const none = (
    <NoRows
      description={intl.formatMessage(words.noneHint)}
      href={ordersHref}
      icon={InvoiceIcon}
      link={intl.formatMessage(orderWords.own)}
      title={intl.formatMessage(words.none)}
    />
  );
  return (
    <AsyncList
      empty={invoices.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      skeleton="cards"
      state={state}
    >
      <Stack as="ul">
        {invoices.map((invoice) => (
          <li key={invoice.orderNumber}>
            <Card invoice={invoice} />
          </li>
        ))}
      </Stack>
    </AsyncList>
  );
}
