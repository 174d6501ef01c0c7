import { lookup } from "@tradehall/mall-rules/lookup";
import type {
  InvoiceAction,
  InvoiceType,
  ShownInvoiceStatus,
} from "@tradehall/mall-rules/states/payment/invoice";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { useId } from "react";
import { useIntl } from "react-intl";
import { sendsAside } from "../../forms/instead.ts";
import { invoiceStatusWords, invoiceWords } from "../../messages/invoice.messages.ts";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import * as css from "../../parts/state-panel.css.ts";
import { invoiceTone } from "../invoice-view.ts";
import { sentenceWords, words } from "./InvoiceStatePanel.messages.ts";

export interface InvoiceStatePanelProps {
  /** The state: gives heading, sentence and colour. */
  status: ShownInvoiceStatus;
  /** Ordinary or special, said beside the state. */
  type: InvoiceType;
  /** Not paid yet: it is issued after the payment. */
  isUnpaid: boolean;
  /** Number of a document that a refund took back and that is reissued. */
  takenBackNo?: string;
  /** What the server allows now: a button for each. */
  allowedActions: readonly InvoiceAction[];
  /** Where kind and title are chosen, for the first time or again. */
  choiceHref: string;
  /** The file, once it is issued. */
  downloadHref?: string;
  /** Called to give it up. Without it the button sends `intent=withdraw`. */
  onWithdraw?: () => void;
  /** Withdrawing is on its way. */
  isWithdrawing?: boolean;
}

/** What the state of an invoice means, what a refund did to it, what can be done now. */
export function InvoiceStatePanel(props: InvoiceStatePanelProps) {
  const { status, allowedActions, takenBackNo, downloadHref } = props;
  const intl = useIntl();
  const id = useId();
  const isLater = status === "applying" && props.isUnpaid;
  const sentence = isLater ? words.afterPayment : lookup(sentenceWords, status, undefined);
  const can = (action: InvoiceAction) => allowedActions.includes(action);
  return (
    <Stack align="start" aria-labelledby={id} as="section">
      <h2 className={css.title} id={id}>
        {intl.formatMessage(lookup(invoiceStatusWords, status, orderStatusMessages.other))}
        <Tag tone={invoiceTone(status)}>{intl.formatMessage(invoiceWords[props.type])}</Tag>
      </h2>
      {sentence && <p className={css.sentence}>{intl.formatMessage(sentence)}</p>}
      {takenBackNo && status === "applying" && (
        <Notice tone="warning">{intl.formatMessage(words.anew, { invoiceNo: takenBackNo })}</Notice>
      )}
      <form className={css.acts} data-print="hide" method="post">
        {downloadHref && (
          <ButtonLink href={downloadHref} isExternal>
            {intl.formatMessage(invoicePageWords.download)}
          </ButtonLink>
        )}
        {can("apply") && (
          <ButtonLink href={props.choiceHref}>{intl.formatMessage(invoiceWords.apply)}</ButtonLink>
        )}
        {can("change") && (
          <ButtonLink href={props.choiceHref} variant="outline">
            {intl.formatMessage(invoicePageWords.change)}
          </ButtonLink>
        )}
        {can("withdraw") && (
          <Button isPending={props.isWithdrawing} {...sendsAside("withdraw", props.onWithdraw)}>
            {intl.formatMessage(invoicePageWords.withdraw)}
          </Button>
        )}
      </form>
    </Stack>
  );
}
