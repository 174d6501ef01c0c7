import type { InvoiceType, TitleKind } from "@tradehall/mall-rules/states/payment/invoice";
import { Link } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { invoiceWords } from "../../messages/invoice.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./InvoiceRow.css.ts";
import { messages } from "./InvoiceRow.messages.ts";

/** The invoice of an order that is being made. */
export interface ChosenInvoice {
  type: InvoiceType;
  titleKind: TitleKind;
  /** Name on it. */
  title: string;
}

export interface InvoiceRowProps {
  /** What is chosen. Default none. */
  invoice?: ChosenInvoice | undefined;
  /** The page to choose it on; without it it cannot be changed. */
  editHref?: string;
}

/** Which invoice the order gets: 不开发票, or its kind and title. */
export function InvoiceRow({ invoice, editHref }: InvoiceRowProps) {
  const intl = useIntl();
  const words = invoice
    ? [
        intl.formatMessage(invoiceWords[invoice.type]),
        intl.formatMessage(invoiceWords[invoice.titleKind]),
        invoice.title,
      ]
    : [intl.formatMessage(orderWords.noInvoice)];
  return (
    <section aria-label={intl.formatMessage(orderWords.invoice)} className={css.row}>
      <h2 className={css.title}>{intl.formatMessage(orderWords.invoice)}</h2>
      <Text size="inherit" tone="inherit" breaks="anywhere">
        {words.join(" · ")}
      </Text>
      {editHref && <Link href={editHref}>{intl.formatMessage(messages.change)}</Link>}
    </section>
  );
}
