import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { InvoiceType } from "@tradehall/mall-rules/states/payment/invoice";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { invoiceWords } from "../../messages/invoice.messages.ts";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";
import { CopyText } from "../../parts/CopyText/index.ts";
import type { TitleView } from "../invoice-view.ts";
import { InvoiceLines, type InvoiceLineView } from "./InvoiceLines.tsx";
import { words } from "./InvoiceSheet.messages.ts";

export interface InvoiceSheetProps {
  /** Number of the order it is of. */
  orderNumber: string;
  /** Page of that order. */
  orderHref: string;
  /** Ordinary or special. */
  type: InvoiceType;
  /** Who it is made out to. */
  title: TitleView;
  /** Name of the selling company. */
  sellerName: string;
  /** Its taxpayer number; left out where empty. */
  sellerTaxNo: string;
  /** What was sold; none shows no table. */
  lines: readonly InvoiceLineView[];
  /** Tax rate in percent, in the head of the tax column. */
  ratePercent: number;
  /** Sum without tax. */
  net: YuanText;
  /** Sum of the tax. */
  tax: YuanText;
  /** Sum with tax. */
  total: YuanText;
  /** The total in Chinese capitals. */
  capitals: string;
  /** When it was asked for, as text. */
  appliedAt: string;
  /** When it was issued, as text; absent before. */
  issuedAt?: string;
  /** Number of the document; absent while none is issued. */
  invoiceNo?: string;
  /** What of the order went back; empty where nothing did. */
  refunded?: YuanText;
  /** Documents that a refund took back, newest first. */
  takenBack?: readonly { invoiceNo: string; amount: YuanText; takenBackAt: string }[];
}

/** What an invoice says, or would say now: who sold to whom, line by line, with and without tax. */
export function InvoiceSheet(props: InvoiceSheetProps) {
  const { title, lines, invoiceNo, refunded, takenBack = [] } = props;
  const intl = useIntl();
  const say = intl.formatMessage;
  const copyable = (label: string, text: string) =>
    text
      ? [
          {
            label,
            value: (
              <Inline as="span" space="xs" isNumeric breaks="anywhere">
                {text}
                <CopyText label={say(words.copy, { label })} text={text} />
              </Inline>
            ),
          },
        ]
      : [];
  const plain = (label: string, value: string | undefined) => (value ? [{ label, value }] : []);
  return (
    <Stack aria-label={say(words.label)} as="section" space="l">
      <DescriptionList
        columns={2}
        items={[
          ...copyable(say(invoicePageWords.number), invoiceNo ?? ""),
          { label: say(invoicePageWords.type), value: say(invoiceWords[props.type]) },
          {
            label: say(orderWords.number),
            value: <Link href={props.orderHref}>{props.orderNumber}</Link>,
          },
          { label: say(invoicePageWords.title), value: `${title.name}（${say(invoiceWords[title.kind])}）` },
          ...copyable(say(invoicePageWords.taxNo), title.taxNo),
          ...plain(say(invoicePageWords.unitAddress), title.unitAddress),
          ...plain(say(invoicePageWords.unitPhone), title.unitPhone),
          ...plain(say(invoicePageWords.bankName), title.bankName),
          ...plain(say(invoicePageWords.bankAccount), title.bankAccount),
          { label: say(words.seller), value: props.sellerName },
          ...plain(say(words.sellerTaxNo), props.sellerTaxNo),
          { label: say(invoicePageWords.appliedAt), value: props.appliedAt },
          ...plain(say(invoicePageWords.issuedAt), props.issuedAt),
          ...plain(say(refundWords.refunded), refunded && `¥${priceText(refunded)}`),
        ]}
      />
      {lines.length > 0 && <InvoiceLines {...props} />}
      {takenBack.length > 0 && (
        <Stack as="ul" space="xs" size="s" tone="muted">
          {takenBack.map((one) => (
            <li key={one.invoiceNo}>
              {say(words.takenBack, {
                ...{ invoiceNo: one.invoiceNo, amount: priceText(one.amount), time: one.takenBackAt },
              })}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
