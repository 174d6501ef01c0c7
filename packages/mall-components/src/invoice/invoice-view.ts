/** Invoices as the screen pieces take them. */

import { lookup } from "@tradehall/mall-rules/lookup";
import type { YuanText } from "@tradehall/mall-rules/money";
import type {
  InvoiceStatus,
  InvoiceType,
  ShownInvoiceStatus,
  TitleKind,
} from "@tradehall/mall-rules/states/payment/invoice";

/** Who an invoice is made out to; of a person, all but kind and name is empty. */
export interface TitleView {
  kind: TitleKind;
  name: string;
  taxNo: string;
  unitAddress: string;
  unitPhone: string;
  bankName: string;
  bankAccount: string;
}

/** One invoice of the list. */
export interface InvoiceCardView {
  orderNumber: string;
  shopName: string;
  status: ShownInvoiceStatus;
  type: InvoiceType;
  titleKind: TitleKind;
  titleName: string;
  amount: YuanText;
  /** Empty while none is. */
  invoiceNo: string;
  appliedAt: string;
  /** Its own page, its order's and, once it is issued, its file. */
  href: string;
  orderHref: string;
  downloadHref?: string;
}

const tones = {
  none: "neutral",
  applying: "info",
  issued: "success",
  closed: "neutral",
  voided: "danger",
} as const satisfies Record<InvoiceStatus, string>;

/** Colour of an invoice's state. */
export const invoiceTone = (status: ShownInvoiceStatus) => lookup(tones, status, "neutral");
