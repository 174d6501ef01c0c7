/** Invoices of orders and the titles they are made out to (names of our own, family §9). */
import { invoiceLimits } from "@tradehall/mall-rules/limits";
import { invoiceActions, titleKinds } from "@tradehall/mall-rules/states/payment/invoice";
import * as v from "valibot";
import { InvoiceChoice, orderNumber } from "./order.ts";
import { dateTime, flag, id, instant, int, money, page, text } from "./wire.ts";

export const titleParams = v.object({ titleId: id });

/** Who an invoice is made out to. Of a person, all but kind and name is `""`. */
export const TitleFacts = v.object({
  /** 1 personal, 2 unit. */
  titleType: v.number(),
  titleName: v.string(),
  taxNo: v.string(),
  unitAddress: v.string(),
  unitPhone: v.string(),
  bankName: v.string(),
  bankAccount: v.string(),
});
export type TitleFacts = v.InferOutput<typeof TitleFacts>;

export const InvoiceTitle = v.object({
  titleId: id,
  ...TitleFacts.entries,
  /** 1 is offered first; each buyer has one as soon as there is any. */
  isDefault: flag,
});
export type InvoiceTitle = v.InferOutput<typeof InvoiceTitle>;

/** What the form of a title sends; faults are answered by field. */
export const titleForm = {
  titleType: v.pipe(int, v.picklist(Object.values(titleKinds))),
  titleName: text(invoiceLimits.nameMax),
  taxNo: v.optional(text(40), ""),
  unitAddress: v.optional(text(invoiceLimits.addressMax), ""),
  unitPhone: v.optional(text(40), ""),
  bankName: v.optional(text(invoiceLimits.bankMax), ""),
  bankAccount: v.optional(text(60), ""),
  isDefault: v.optional(flag, 0),
};

export const InvoiceRequest = v.object({ orderNumber, ...InvoiceChoice.entries });

/** An invoice after an action: enough to redraw its buttons. */
export const InvoiceState = v.object({
  orderNumber,
  /** 0 none, 1 applying, 2 issued, 3 given up, 4 taken back. */
  invoiceStatus: v.number(),
  allowedActions: v.array(v.picklist(invoiceActions)),
});

export const InvoiceCard = v.object({
  ...InvoiceState.entries,
  shopId: id,
  shopName: v.string(),
  /** 1 ordinary electronic, 2 special VAT invoice. */
  invoiceType: v.number(),
  titleType: v.number(),
  titleName: v.string(),
  /** What it says, or would say now. */
  amount: money,
  /** Number of The valid document; `""` where none does. */
  invoiceNo: v.string(),
  applyTime: dateTime,
  issueTime: v.nullable(dateTime),
});
export type InvoiceCard = v.InferOutput<typeof InvoiceCard>;
export const InvoicePage = page(InvoiceCard);
export type InvoicePage = v.InferOutput<typeof InvoicePage>;

export const InvoiceLine = v.object({
  /** Goods, freight, or what a refund left paid beyond its goods. */
  kind: v.picklist(["goods", "freight", "kept"]),
  name: v.string(),
  spec: v.string(),
  /** 0 where the line is of no pieces. */
  quantity: v.number(),
  /** With tax, without it, and the tax. */
  grossAmount: money,
  netAmount: money,
  taxAmount: money,
});

/** A document that was issued. */
export const InvoiceDocument = v.object({
  invoiceNo: v.string(),
  amount: money,
  issueTime: dateTime,
  /** When a refund took it back; null for the one that is. */
  takenBackTime: v.nullable(dateTime),
});

export const InvoiceDetail = v.object({
  ...InvoiceCard.entries,
  title: TitleFacts,
  sellerName: v.string(),
  sellerTaxNo: v.string(),
  lines: v.array(InvoiceLine),
  ratePercent: v.number(),
  netAmount: money,
  taxAmount: money,
  /** `amount` in Chinese capitals. */
  capitals: v.string(),
  /** State of the order, and what of it went back. */
  orderStatus: v.number(),
  refundedAmount: money,
  /** Newest first. */
  documents: v.array(InvoiceDocument),
  /** Addresses it was sent to, newest first. */
  mails: v.array(v.object({ email: v.string(), sendTime: dateTime })),
  now: instant,
});
export type InvoiceDetail = v.InferOutput<typeof InvoiceDetail>;

/** The valid document, as a file. */
export const InvoiceFile = v.object({
  fileName: v.string(),
  contentType: v.literal("application/pdf"),
  base64: v.string(),
});
