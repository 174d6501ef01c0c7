/** Answers about invoices → props of the screen pieces. */
import type {
  InvoiceCard,
  InvoiceDetail,
  InvoiceTitle,
  TitleFacts,
} from "@tradehall/api-client/models/invoice";
import type { InvoiceCardView } from "@tradehall/mall-components/invoice/InvoiceList";
import type { InvoiceSheetProps } from "@tradehall/mall-components/invoice/InvoiceSheet";
import type { KeptTitleView } from "@tradehall/mall-components/invoice/InvoiceTitleList";
import { dueOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import {
  invoiceStatusName,
  invoiceTypeName,
  titleKindName,
} from "@tradehall/mall-rules/states/payment/invoice";
import type { DataRoutes } from "./data-routes.ts";

type InvoiceRoutes = Pick<DataRoutes, "invoice" | "order" | "invoiceFile">;

const toMinutes = (time: string): string => time.slice(0, 16);

const toTitle = ({ titleType, titleName, ...facts }: TitleFacts) => ({
  ...facts,
  kind: titleKindName(titleType),
  name: titleName,
});

export const toKeptTitle = ({ titleId, isDefault, ...facts }: InvoiceTitle): KeptTitleView => ({
  id: String(titleId),
  ...toTitle(facts),
  isDefault: isDefault === 1,
});

export const toInvoiceCard = (card: InvoiceCard, routes: InvoiceRoutes): InvoiceCardView => ({
  orderNumber: card.orderNumber,
  shopName: card.shopName,
  status: invoiceStatusName(card.invoiceStatus) ?? "other",
  type: invoiceTypeName(card.invoiceType),
  titleKind: titleKindName(card.titleType),
  titleName: card.titleName,
  amount: card.amount,
  invoiceNo: card.invoiceNo,
  appliedAt: toMinutes(card.applyTime),
  href: routes.invoice(card.orderNumber),
  orderHref: routes.order(card.orderNumber),
  ...(card.invoiceNo ? { downloadHref: routes.invoiceFile(card.orderNumber) } : {}),
});

/** What the page of an invoice shows. */
export function toInvoice(detail: InvoiceDetail, routes: InvoiceRoutes) {
  const card = toInvoiceCard(detail, routes);
  const takenBack = detail.documents.flatMap(({ invoiceNo, amount, takenBackTime }) =>
    takenBackTime ? [{ invoiceNo, amount, takenBackAt: toMinutes(takenBackTime) }] : [],
  );
  const sheet: InvoiceSheetProps = {
    orderNumber: card.orderNumber,
    orderHref: card.orderHref,
    type: card.type,
    title: toTitle(detail.title),
    sellerName: detail.sellerName,
    sellerTaxNo: detail.sellerTaxNo,
    lines: detail.lines.map(({ netAmount, taxAmount, grossAmount, ...line }) => ({
      ...line,
      net: netAmount,
      tax: taxAmount,
      gross: grossAmount,
    })),
    ratePercent: detail.ratePercent,
    net: detail.netAmount,
    tax: detail.taxAmount,
    total: detail.amount,
    capitals: detail.capitals,
    appliedAt: card.appliedAt,
    takenBack,
    ...(detail.issueTime ? { issuedAt: toMinutes(detail.issueTime) } : {}),
    ...(card.invoiceNo ? { invoiceNo: card.invoiceNo } : {}),
    ...(detail.refundedAmount === "0.00" ? {} : { refunded: detail.refundedAmount }),
  };
  return {
    card,
    sheet,
    isUnpaid: dueOrderStatuses.includes(detail.orderStatus),
    allowedActions: detail.allowedActions,
    sent: detail.mails.map(({ email, sendTime }) => ({ email, time: toMinutes(sendTime) })),
    ...(takenBack[0] ? { takenBackNo: takenBack[0].invoiceNo } : {}),
  };
}
export type InvoiceView = ReturnType<typeof toInvoice>;
