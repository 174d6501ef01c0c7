/**
 * Refunds: their states, who may move them and where to, how long each side has. One table for the server, which
 * decides, and for every screen, whose buttons it draws (Spec §4; numbers of decisions "refund").
 */
import { refundLimits } from "../../limits/index.ts";
import { keysOf, nameOfNumber } from "../../records/index.ts";
import type { MessageEvent } from "../account/message.ts";

/** Wire numbers of the family (`returnMoneySts`). */
export const refundStatuses = {
  /** The seller decides. */
  applied: 1,
  /** Agreed: the buyer sends the goods back. */
  toReturn: 2,
  /** The goods are on their way to the seller. */
  returning: 3,
  /** Agreed for good: the money is on its way. */
  refunding: 4,
  succeeded: 5,
  withdrawn: 6,
  /** The buyer may mend the application. */
  refused: 7,
  closed: -1,
} as const;
export type RefundStatus = keyof typeof refundStatuses;

/** A state as a screen has it: `other` is one that only the server knows. */
export type ShownRefundStatus = RefundStatus | "other";

export const refundStatusNames = keysOf(refundStatuses);
export const refundStatusNumbers = Object.values(refundStatuses);
/** The name of a wire number; undefined for a number that is no refund status. */
export const refundStatusName = (number: number): RefundStatus | undefined =>
  nameOfNumber(refundStatuses, number);

/** Who moves a refund; `clock` where a deadline passes, `platform` where the way of payment reports back. */
export const refundParties = ["buyer", "seller", "platform", "clock"] as const;
export type RefundParty = (typeof refundParties)[number];

export const refundEvents = [
  "accept",
  "refuse",
  "withdraw",
  "edit",
  "ship",
  "receive",
  "payBack",
  "timeOut",
] as const;
export type RefundEvent = (typeof refundEvents)[number];

export interface RefundMove {
  by: RefundParty;
  next: RefundStatus;
  /** Instead of `next` where the goods come back. */
  nextWithReturn?: RefundStatus;
  /** Money, points, coupons and stock go back with it. */
  givesBack?: true;
  /** Only while no later application has made the order's refunds irrevocable. */
  needsRevocable?: true;
}

type Moves = Partial<Record<RefundEvent, RefundMove>>;

const agreed = { next: "refunding", nextWithReturn: "toReturn" } as const;
const paidBack = { next: "succeeded", givesBack: true } as const;

/** State → event → who, next state and what else. An event that is not listed cannot happen there. */
export const refundMoves: Record<RefundStatus, Moves> = {
  applied: {
    accept: { by: "seller", ...agreed },
    refuse: { by: "seller", next: "refused" },
    withdraw: { by: "buyer", next: "withdrawn", needsRevocable: true },
    // A silent seller has agreed.
    timeOut: { by: "clock", ...agreed },
  },
  toReturn: {
    ship: { by: "buyer", next: "returning" },
    withdraw: { by: "buyer", next: "withdrawn", needsRevocable: true },
    timeOut: { by: "clock", next: "closed" },
  },
  returning: {
    receive: { by: "seller", next: "refunding" },
    // Goods that no one misses have arrived.
    timeOut: { by: "clock", next: "refunding" },
  },
  refunding: {
    payBack: { by: "platform", ...paidBack },
    timeOut: { by: "clock", ...paidBack },
  },
  refused: {
    edit: { by: "buyer", next: "applied" },
    withdraw: { by: "buyer", next: "withdrawn" },
    timeOut: { by: "clock", next: "closed" },
  },
  succeeded: {},
  withdrawn: {},
  closed: {},
};

/** For whom a state waits, and how long before the clock moves it on; null for a state that lasts. */
export const refundWaits: Record<RefundStatus, { party: RefundParty; ms: number } | null> = {
  applied: { party: "seller", ms: refundLimits.sellerSilentMs },
  toReturn: { party: "buyer", ms: refundLimits.buyerShipsMs },
  returning: { party: "seller", ms: refundLimits.sellerReceivesMs },
  refunding: { party: "platform", ms: refundLimits.moneyBackMs },
  refused: { party: "buyer", ms: refundLimits.buyerEditsMs },
  succeeded: null,
  withdrawn: null,
  closed: null,
};

/** What the buyer is written when a refund comes into a state. */
export const refundTells: Record<RefundStatus, MessageEvent> = {
  applied: "refundApplied",
  toReturn: "refundToReturn",
  returning: "refundReturning",
  refunding: "refundAgreed",
  refused: "refundRefused",
  succeeded: "refundSucceeded",
  withdrawn: "refundWithdrawn",
  closed: "refundClosed",
};

export const withReturnType = 2;
/** 仅退款, 退货退款: `applyType` on the wire. */
export const refundApplyTypes = { moneyOnly: 1, withReturn: withReturnType } as const;
/** The whole order or chosen lines: `refundType` on the wire. */
export const refundTypes = { wholeOrder: 1, lines: 2 } as const;
/** 未收到货, 已收到货: `cargoStatus` on the wire. */
export const cargoStatuses = { notReceived: 0, received: 1 } as const;

/** What decides about a move beside the state. */
export interface RefundFacts {
  status: RefundStatus;
  /** Whether goods come back (退货退款). */
  withReturn: boolean;
  isIrrevocable: boolean;
}

/** The state after someone's event, or undefined where they cannot do it there. */
export function nextRefundStatus(
  { status, withReturn, isIrrevocable }: RefundFacts,
  event: RefundEvent,
  by: RefundParty,
): RefundStatus | undefined {
  const move = refundMoves[status][event];
  if (move?.by !== by || (move.needsRevocable && isIrrevocable)) return undefined;
  return withReturn ? (move.nextWithReturn ?? move.next) : move.next;
}

/** What a buyer may do with a refund: the buttons, in their order. */
export const refundActions = ["ship", "edit", "withdraw"] as const;
export type RefundAction = (typeof refundActions)[number];
export const allowedRefundActions = (facts: RefundFacts): RefundAction[] =>
  refundActions.filter((action) => nextRefundStatus(facts, action, "buyer"));

/** States in which the pieces of a refund are spoken for, also while the buyer thinks over a refusal. */
export const openRefundStatuses = ["applied", "toReturn", "returning", "refunding", "refused"] as const;
const open: readonly RefundStatus[] = openRefundStatuses;
export const isRefundOpen = (status: RefundStatus): boolean => open.includes(status);
/** Those in which the order itself is stopped: nothing is shipped, nothing is received. */
export const isRefundRunning = (status: RefundStatus): boolean =>
  isRefundOpen(status) && status !== "refused";

/** What refunds mean for their order: `refundStatus` on the wire. */
export const orderRefundStatuses = { none: 0, running: 1, done: 2, refused: 3 } as const;
export function orderRefundStatus(refunds: readonly RefundStatus[]): number {
  if (refunds.some(isRefundRunning)) return orderRefundStatuses.running;
  if (refunds.includes("refused")) return orderRefundStatuses.refused;
  return refunds.includes("succeeded") ? orderRefundStatuses.done : orderRefundStatuses.none;
}
