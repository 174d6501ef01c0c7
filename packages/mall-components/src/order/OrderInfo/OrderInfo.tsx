import { lookup } from "@tradehall/mall-rules/lookup";
import type { OrderKind } from "@tradehall/mall-rules/states/order/order";
import type { ShownInvoiceStatus } from "@tradehall/mall-rules/states/payment/invoice";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { invoiceStatusWords } from "../../messages/invoice.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { CopyText } from "../../parts/CopyText/index.ts";
import { kindMessages } from "../OrderCard/OrderCard.messages.ts";
import { orderStatusMessages } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import { PoNumber } from "../PoNumber/index.ts";
import * as css from "./OrderInfo.css.ts";
import { messages } from "./OrderInfo.messages.ts";

export interface OrderInfoProps {
  /** The order's number, which can be copied. */
  orderNumber: string;
  /** Ordinary, group, flash sale, points or pre-sale. */
  kind: OrderKind;
  /** Who ordered for the enterprise. */
  orderer?: string;
  /** The buyer's own number of the purchase; absent: none yet. */
  poNumber?: string;
  /** Whom the enterprise books it on; absent: not said. */
  costCentre?: string;
  /** What the enterprise books it on beside the cost centre; absent: not said. */
  project?: string;
  /** Called with the new one. Absent: it cannot be changed. */
  onPoNumber?: (orderNumber: string, poNumber: string) => void;
  /** When it was submitted. This and the times below are text; absent: not yet. */
  createdAt: string;
  /** When a pre-sale's deposit was paid. */
  depositPaidAt?: string;
  /** When it was paid, of a pre-sale its balance. */
  paidAt?: string;
  /** When the goods were sent. */
  shippedAt?: string;
  /** When receipt was confirmed. */
  receivedAt?: string;
  /** When it was completed. */
  completedAt?: string;
  /** When it was canceled. */
  canceledAt?: string;
  /** Name of the pay method, once paid. */
  payMethodText?: string;
  /** Number of the payment. */
  payNo?: string;
  /** State of the invoice, and its page; absent: 不开发票. */
  invoice?: { status: ShownInvoiceStatus; href: string } | undefined;
  /** 买家留言. */
  message?: string;
  /** Fields that the shop asked for. */
  remarks?: readonly { label: string; value: string }[];
}

function Copied({ text, copy }: { text: string; copy: string }) {
  return (
    <Inline as="span" space="xs" wrap={false} isNumeric>
      {text}
      <CopyText isScreenOnly label={copy} text={text} />
    </Inline>
  );
}

/** Numbers, times, payment, invoice and remarks of an order; only what is known. */
export function OrderInfo(props: OrderInfoProps) {
  const { orderNumber, kind, orderer, poNumber, onPoNumber, payNo, invoice, message, remarks = [] } = props;
  const intl = useIntl();
  const times = [
    "createdAt",
    "depositPaidAt",
    "paidAt",
    "shippedAt",
    "receivedAt",
    "completedAt",
    "canceledAt",
  ] as const;
  const invoiceLink = invoice ? (
    <Link href={invoice.href}>
      {intl.formatMessage(lookup(invoiceStatusWords, invoice.status, orderStatusMessages.other))}
    </Link>
  ) : (
    intl.formatMessage(orderWords.noInvoice)
  );
  const rows: (readonly [string, ReactNode] | "" | undefined)[] = [
    [
      intl.formatMessage(orderWords.number),
      <Copied copy={intl.formatMessage(messages.copyNumber)} key="number" text={orderNumber} />,
    ],
    onPoNumber
      ? [
          intl.formatMessage(orderWords.poNumber),
          <PoNumber
            isLabelHidden
            key="poNumber"
            onSave={onPoNumber}
            orderNumber={orderNumber}
            value={poNumber}
          />,
        ]
      : poNumber && [intl.formatMessage(orderWords.poNumber), poNumber],
    ...(["costCentre", "project"] as const).map(
      (name) => props[name] && ([intl.formatMessage(orderWords[name]), props[name]] as const),
    ),
    orderer && [intl.formatMessage(orderWords.orderer), orderer],
    [intl.formatMessage(messages.kind), intl.formatMessage(lookup(kindMessages, kind, kindMessages.general))],
    ...times.map((name) => props[name] && ([intl.formatMessage(messages[name]), props[name]] as const)),
    props.payMethodText && [intl.formatMessage(orderWords.payMethod), props.payMethodText],
    payNo && [
      intl.formatMessage(messages.payNo),
      <Copied copy={intl.formatMessage(messages.copyPayNo)} key="payNo" text={payNo} />,
    ],
    [intl.formatMessage(orderWords.invoice), invoiceLink],
    message && [intl.formatMessage(orderWords.message), message],
    ...remarks.map(({ label, value }) => value && ([label, value] as const)),
  ];
  return (
    <Stack aria-label={intl.formatMessage(messages.title)} as="section" space="s">
      <h3 className={css.title}>{intl.formatMessage(messages.title)}</h3>
      <DescriptionList
        columns={2}
        items={rows.flatMap((row) => (row ? [{ label: row[0], value: row[1] }] : []))}
      />
    </Stack>
  );
}
