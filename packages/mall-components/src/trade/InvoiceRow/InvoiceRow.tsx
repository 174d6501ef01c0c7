import { Button } from "@tradehall/ui/Button";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./InvoiceRow.css.ts";
import { messages } from "./InvoiceRow.messages.ts";

/** The invoice of an order that is being made. */
export interface InvoiceChoice {
  /** None, or an ordinary electronic invoice (Spec §3). */
  kind: "none" | "electronic";
  /** Title kind of an electronic one. */
  titleKind?: "personal" | "unit";
  /** Name on it. */
  title?: string;
}

export interface InvoiceRowProps {
  /** What is chosen. Default none. */
  invoice?: InvoiceChoice;
  /** The page to choose or edit it on; without it and `onEdit` it cannot be changed. */
  editHref?: string;
  /** Opens the choice. */
  onEdit?: () => void;
}

/** Which invoice the order gets: 不开发票, or its kind and title. */
export function InvoiceRow({ invoice = { kind: "none" }, editHref, onEdit }: InvoiceRowProps) {
  const intl = useIntl();
  const words =
    invoice.kind === "none"
      ? [intl.formatMessage(orderWords.noInvoice)]
      : [
          intl.formatMessage(messages.electronic),
          invoice.titleKind && intl.formatMessage(messages[invoice.titleKind]),
          invoice.title,
        ].filter(Boolean);
  const change = intl.formatMessage(messages.change);
  return (
    <section aria-label={intl.formatMessage(orderWords.invoice)} className={css.row}>
      <h2 className={css.title}>{intl.formatMessage(orderWords.invoice)}</h2>
      <span className={css.choice}>{words.join(" · ")}</span>
      {onEdit ? (
        <Button onPress={onEdit} size="s" variant="ghost">
          {change}
        </Button>
      ) : (
        editHref && <Link href={editHref}>{change}</Link>
      )}
    </section>
  );
}
