/**
 * Invoices of orders: kinds, states, who may move one and where to. One table for the server, which decides, and for
 * every screen, whose buttons it draws (Spec §3, §4; docs/decisions/2026-11-23-invoices.md).
 */
import { keysOf, nameOfNumber } from "../../records/index.ts";
import type { MessageEvent } from "../account/message.ts";
import type { OrderStatus } from "../order/status.ts";

/** 电子普通发票 and 增值税专用发票; an order without either has none. */
export const invoiceTypes = { ordinary: 1, special: 2 } as const;
export type InvoiceType = keyof typeof invoiceTypes;
export const invoiceTypeName = (number: number): InvoiceType =>
  number === invoiceTypes.special ? "special" : "ordinary";

/** 个人, 单位. */
export const titleKinds = { personal: 1, unit: 2 } as const;
export type TitleKind = keyof typeof titleKinds;
export const titleKindName = (number: number): TitleKind =>
  number === titleKinds.unit ? "unit" : "personal";

/** Wire numbers; of an order, 0 is one that none was asked for. */
export const invoiceStatuses = {
  none: 0,
  applying: 1,
  issued: 2,
  /** Given up before it was issued; may be asked for again. */
  closed: 3,
  /** Issued and taken back wholly (红冲): nothing of the order is paid for any more. */
  voided: 4,
} as const;
export type InvoiceStatus = keyof typeof invoiceStatuses;
export const invoiceStatusNames = keysOf(invoiceStatuses);
/** The name of a wire number; undefined for a number that is no invoice status. */
export const invoiceStatusName = (number: number): InvoiceStatus | undefined =>
  nameOfNumber(invoiceStatuses, number);

/** A state as a screen has it: `other` is one that only the server knows. */
export type ShownInvoiceStatus = InvoiceStatus | "other";

/** One that was given up is none that a buyer looks for. */
export const isInvoiceShown = (status: InvoiceStatus): boolean => status !== "none" && status !== "closed";

/** Who moves an invoice; `order` is what becomes of the order it is of. */
export const invoiceParties = ["buyer", "seller", "order"] as const;
export type InvoiceParty = (typeof invoiceParties)[number];

export const invoiceEvents = [
  "apply",
  "change",
  "withdraw",
  "issue",
  /** A part of what was paid went back. */
  "refundPart",
  /** The order was canceled, or all that was paid went back. */
  "endOrder",
] as const;
export type InvoiceEvent = (typeof invoiceEvents)[number];

export interface InvoiceMove {
  by: InvoiceParty;
  next: InvoiceStatus;
  /** The document that was issued is taken back by one with red figures (红冲). */
  takesBack?: true;
  /** What the buyer is written of it. */
  tells?: MessageEvent;
}

/** State → event → who and next state. An event that is not listed cannot happen there. */
export const invoiceMoves: Record<InvoiceStatus, Partial<Record<InvoiceEvent, InvoiceMove>>> = {
  none: { apply: { by: "buyer", next: "applying" } },
  applying: {
    change: { by: "buyer", next: "applying" },
    withdraw: { by: "buyer", next: "closed" },
    issue: { by: "seller", next: "issued", tells: "invoiceIssued" },
    // What is issued is reckoned when it is issued.
    refundPart: { by: "order", next: "applying" },
    endOrder: { by: "order", next: "closed" },
  },
  issued: {
    // It is reissued over what remains.
    refundPart: { by: "order", next: "applying", takesBack: true, tells: "invoiceTakenBack" },
    endOrder: { by: "order", next: "voided", takesBack: true, tells: "invoiceVoided" },
  },
  closed: { apply: { by: "buyer", next: "applying" } },
  voided: {},
};

/** The state after someone's event, or undefined where they cannot do it there. */
export function nextInvoiceStatus(
  from: InvoiceStatus,
  event: InvoiceEvent,
  by: InvoiceParty,
): InvoiceStatus | undefined {
  const move = invoiceMoves[from][event];
  return move?.by === by ? move.next : undefined;
}

/** What decides about an order's invoice beside its state. */
export interface InvoicedOrder {
  status: OrderStatus;
  isRefunding: boolean;
  /** Whether anything of the order is still paid for with money; points and coupons are on no invoice. */
  isPaidFor: boolean;
}

const invoicedIn: readonly OrderStatus[] = ["paid", "shipped", "received", "evaluated", "completed"];
const isInvoiced = ({ status, isPaidFor }: InvoicedOrder): boolean =>
  isPaidFor && invoicedIn.includes(status);

/** Whether the seller may issue: the money is there, and none of it is on its way back. */
export const isIssuable = (order: InvoicedOrder): boolean => isInvoiced(order) && !order.isRefunding;

/** What a buyer may do with an invoice: the buttons, in their order. */
export const invoiceActions = ["apply", "change", "withdraw"] as const;
export type InvoiceAction = (typeof invoiceActions)[number];
/** An unpaid order's invoice was chosen at the checkout: it is changed as a paid one's, and asked for after payment. */
export const allowedInvoiceActions = (status: InvoiceStatus, order: InvoicedOrder): InvoiceAction[] =>
  invoiceActions.filter(
    (action) => nextInvoiceStatus(status, action, "buyer") && (action !== "apply" || isInvoiced(order)),
  );
