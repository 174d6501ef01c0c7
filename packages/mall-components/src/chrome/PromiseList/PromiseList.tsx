import { Icon, InvoiceIcon, ReturnIcon, ServiceIcon, TrustIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import * as css from "./PromiseList.css.ts";
import { words } from "./PromiseList.messages.ts";

export interface PromiseListProps {
  /** `row`: four in a line, two on a phone; `panel`: two by two, on a phone only signs and names. Default `row`. */
  variant?: "row" | "panel";
}

const promises = [
  { icon: TrustIcon, title: words.genuine, text: words.genuineText },
  { icon: ReturnIcon, title: words.return, text: words.returnText },
  { icon: InvoiceIcon, title: words.invoice, text: words.invoiceText },
  { icon: ServiceIcon, title: words.service, text: words.serviceText },
] as const;

/** What the mall promises its buyers (Spec §9); it takes the ink of the ground it is on. */
export function PromiseList({ variant = "row" }: PromiseListProps) {
  const intl = useIntl();
  return (
    <ul aria-label={intl.formatMessage(words.label)} className={css.list} data-variant={variant}>
      {promises.map(({ icon, title, text }) => (
        <li className={css.promise} key={title.id}>
          <span className={css.sign}>
            <Icon as={icon} size="l" />
          </span>
          <span className={css.says}>
            <strong className={css.title}>{intl.formatMessage(title)}</strong>
            <span className={css.text}>{intl.formatMessage(text)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
