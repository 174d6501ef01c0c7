/**
 * Order states, the moves between them and what a buyer may do in each: one table for the server, which decides,
 * and for every screen, which only shows (Spec §4).
 */
import { orderLimits } from "../../limits/index.ts";
import { nameOfNumber } from "../../records/index.ts";
import { allowedInvoiceActions, type InvoiceStatus, isInvoiceShown } from "../payment/invoice.ts";
import { type OrderStatus, orderStatuses } from "./status.ts";

export {
  type OrderStatus,
  orderStatuses,
  orderStatusName,
  orderStatusNumbers,
  type ShownOrderStatus,
} from "./status.ts";

/** States that an order is in only after its payment, its dispatch and its receipt. */
const { paid, shipped, received, completed, grouping, evaluated } = orderStatuses;
export const receivedOrderStatuses: readonly number[] = [received, completed, evaluated];
export const shippedOrderStatuses: readonly number[] = [shipped, ...receivedOrderStatuses];
/** Something of it is to be paid, and nothing of it has gone on. */
export const dueOrderStatuses: readonly number[] = [orderStatuses.unpaid, orderStatuses.balanceDue];
export const paidOrderStatuses: readonly number[] = [paid, grouping, ...shippedOrderStatuses];

/** Something is still to be approved, paid, shipped or received. */
export const openOrderStatuses: readonly number[] = [
  orderStatuses.approval,
  ...dueOrderStatuses,
  paid,
  grouping,
  shipped,
];

export const orderEvents = [
  "approve",
  "turnDown",
  "pay",
  "groupFilled",
  "groupFailed",
  "cancel",
  "expire",
  "ship",
  "receive",
  "autoReceive",
  "evaluate",
  "complete",
  "refundAll",
] as const;
export type OrderEvent = (typeof orderEvents)[number];

type Moves = Partial<Record<OrderEvent, OrderStatus>>;

/** State → event → next state. An event that is not listed cannot happen there. */
export const orderMoves: Record<OrderStatus, Moves> = {
  approval: { approve: "unpaid", turnDown: "canceled", cancel: "canceled", expire: "canceled" },
  unpaid: { pay: "paid", cancel: "canceled", expire: "canceled" },
  balanceDue: { pay: "paid", expire: "canceled", refundAll: "canceled" },
  grouping: { groupFilled: "paid", groupFailed: "canceled", refundAll: "canceled" },
  paid: { ship: "shipped", refundAll: "canceled" },
  shipped: { receive: "received", autoReceive: "received", refundAll: "canceled" },
  received: { evaluate: "evaluated", complete: "completed", refundAll: "canceled" },
  evaluated: { complete: "completed", refundAll: "canceled" },
  completed: {},
  canceled: {},
};

/** Kinds that wait after their first payment: for their team, for their balance. */
const waitsAfterPay: Partial<Record<OrderKind, OrderStatus>> = {
  grouping: "grouping",
  preSale: "balanceDue",
};

/** The state after an event, or undefined where the event cannot happen. */
export function nextOrderStatus(
  from: OrderStatus,
  event: OrderEvent,
  kind: OrderKind = "general",
): OrderStatus | undefined {
  const waits = from === "unpaid" && event === "pay" ? waitsAfterPay[kind] : undefined;
  return waits ?? orderMoves[from][event];
}

/** Order kinds with their wire numbers (Spec §3). */
export const orderKinds = { general: 0, grouping: 1, seckill: 2, points: 3, preSale: 4 } as const;
export type OrderKind = keyof typeof orderKinds;
export const orderKindName = (number: number): OrderKind => nameOfNumber(orderKinds, number) ?? "general";

/** How long an order of this wire number waits for its payment. */
export const unpaidMsOf = (orderType: number): number =>
  orderType === orderKinds.seckill ? orderLimits.unpaidFlashSaleMs : orderLimits.unpaidMs;

export const orderActions = [
  "pay",
  "payBalance",
  "cancel",
  "remind",
  "logistics",
  "receive",
  "comment",
  "addComment",
  "refund",
  "applyInvoice",
  "viewInvoice",
  "buyAgain",
  "delete",
  "restore",
  "purge",
] as const;
export type OrderAction = (typeof orderActions)[number];

/** What decides beside the state. */
export interface OrderFacts {
  status: OrderStatus;
  kind: OrderKind;
  /** Of a pre-sale: whether its balance may be paid now. */
  isBalanceOpen: boolean;
  /** Whether a refund of the order or one of its lines is running: no receipt. */
  isRefunding: boolean;
  /** Whether one is open, be it that the buyer may still mend it: the order is not deleted. */
  hasOpenRefund: boolean;
  /** Whether the buyer may apply for another one (states/after-sale/refund-scope). */
  isRefundable: boolean;
  hasParcels: boolean;
  /** State of its invoice, and whether anything of it is still paid for with money. */
  invoice: InvoiceStatus;
  isPaidFor: boolean;
  /** Whether a line waits for its review, and whether one that has it may take a follow-up. */
  hasUnreviewed: boolean;
  canFollowUp: boolean;
  /** Whether it lies in the trash: all that can be done is to take it out, or to delete it for good. */
  isTrashed: boolean;
}

const ofInvoice = ["applyInvoice", "viewInvoice"] as const;

const actionsByStatus: Record<OrderStatus, readonly OrderAction[]> = {
  approval: ["cancel"],
  unpaid: ["pay", "cancel"],
  balanceDue: ["payBalance"],
  grouping: [],
  paid: ["remind", "refund", ...ofInvoice, "buyAgain"],
  shipped: ["receive", "logistics", "refund", ...ofInvoice, "buyAgain"],
  received: ["comment", "addComment", "logistics", "refund", ...ofInvoice, "buyAgain"],
  evaluated: ["addComment", "logistics", "refund", ...ofInvoice, "buyAgain", "delete"],
  completed: ["comment", "addComment", "logistics", ...ofInvoice, "buyAgain", "delete"],
  canceled: ["viewInvoice", "buyAgain", "delete"],
};

/** What the buyer may do with an order now, in the order the buttons stand. */
export function allowedOrderActions(facts: OrderFacts): OrderAction[] {
  if (facts.isTrashed) return ["restore", "purge"];
  return actionsByStatus[facts.status].filter((action) => {
    if (action === "payBalance") return facts.isBalanceOpen && !facts.isRefunding;
    if (action === "logistics") return facts.hasParcels;
    if (action === "comment") return facts.hasUnreviewed;
    if (action === "addComment") return facts.canFollowUp;
    if (action === "receive" || action === "remind") return !facts.isRefunding;
    if (action === "refund") return facts.isRefundable;
    if (action === "delete") return !facts.hasOpenRefund;
    if (action === "applyInvoice") return allowedInvoiceActions(facts.invoice, facts).includes("apply");
    if (action === "viewInvoice") return isInvoiceShown(facts.invoice);
    if (action === "buyAgain") return facts.kind === "general";
    return true;
  });
}

/** Why an order ended without being completed (family "close type"). */
export const closeTypes = {
  payTimeout: 1,
  byBuyer: 4,
  groupFailed: 6,
  refunded: 7,
  /** The deposit was paid and the balance not in time. */
  balanceTimeout: 8,
  byShop: 9,
  approvalRefused: 10,
  /** Not decided while the goods were held. */
  approvalTimeout: 11,
} as const;
