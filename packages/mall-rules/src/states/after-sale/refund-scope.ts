/** What of an order may be refunded, and how (Spec §5, rules of the family): said by the server, drawn by the screens. */
import type { OrderKind, OrderStatus } from "../order/order.ts";
import { cargoStatuses, refundApplyTypes } from "./refund.ts";

export interface RefundableOrder {
  status: OrderStatus;
  kind: OrderKind;
  isVirtual: boolean;
  /** Whether a code of it was used. */
  isWrittenOff: boolean;
  /** Whether the days after receipt are not over. */
  isWindowOpen: boolean;
}

export interface RefundableLine {
  quantity: number;
  /** Pieces whose refund succeeded. */
  refunded: number;
  /** Pieces in an open refund; a line is in one at a time. */
  inRefund: number;
  /** Whether money or points were paid for it. */
  isPaidFor: boolean;
}

/** Why an order or a line cannot be refunded; names of the server's refusals. */
export type RefundBlock =
  | "refundNotNow"
  | "refundPointsGoods"
  | "refundWindowOver"
  | "refundWrittenOff"
  | "refundLineRunning"
  | "refundNothingLeft"
  | "refundFreeLine";

const refundable: readonly OrderStatus[] = ["paid", "shipped", "received", "evaluated"];

/** Why nothing of the order can be refunded, whatever its lines say. */
export function orderRefundBlock(order: RefundableOrder): RefundBlock | undefined {
  if (order.kind === "points") return "refundPointsGoods";
  if (order.status === "completed" || !order.isWindowOpen) return "refundWindowOver";
  if (!refundable.includes(order.status)) return "refundNotNow";
  return order.isWrittenOff ? "refundWrittenOff" : undefined;
}

export const leftPieces = ({ quantity, refunded, inRefund }: RefundableLine): number =>
  quantity - refunded - inRefund;

/** Why a line cannot be chosen by itself. What was paid for by a coupon alone goes back with the whole order. */
export function lineRefundBlock(line: RefundableLine): RefundBlock | undefined {
  if (line.inRefund > 0) return "refundLineRunning";
  if (leftPieces(line) === 0) return "refundNothingLeft";
  return line.isPaidFor ? undefined : "refundFreeLine";
}

/** Why the rest of the order cannot be refunded at once: not while a line is in a refund. */
export function wholeRefundBlock(lines: readonly RefundableLine[]): RefundBlock | undefined {
  if (lines.some((line) => line.inRefund > 0)) return "refundLineRunning";
  return lines.some((line) => leftPieces(line) > 0) ? undefined : "refundNothingLeft";
}

/** What a choice takes with it: once nothing that was paid for is left, what cost nothing (gifts) goes back, too. */
export function withFreeLines(
  lines: readonly (RefundableLine & { orderItemId: number })[],
  chosen: ReadonlyMap<number, number>,
): Map<number, number> {
  const isRest = lines.every(
    (line) => !line.isPaidFor || leftPieces(line) === (chosen.get(line.orderItemId) ?? 0),
  );
  const free = lines.filter((line) => isRest && !line.isPaidFor && leftPieces(line) > 0);
  return new Map([...chosen, ...free.map((line) => [line.orderItemId, leftPieces(line)] as const)]);
}

/** Whether a buyer may apply for anything: the button 申请退款. */
export const isRefundable = (order: RefundableOrder, lines: readonly RefundableLine[]): boolean =>
  orderRefundBlock(order) === undefined &&
  (wholeRefundBlock(lines) === undefined || lines.some((line) => lineRefundBlock(line) === undefined));

export interface RefundWay {
  applyType: number;
  /** In the order they are offered. */
  cargoStatuses: number[];
}

/** The kinds of refund an order's state allows: no goods come back that were never sent, or that are codes. */
export function refundWays({ status, isVirtual }: RefundableOrder): RefundWay[] {
  const { notReceived, received } = cargoStatuses;
  const moneyOnly = (...statuses: number[]) => ({
    applyType: refundApplyTypes.moneyOnly,
    cargoStatuses: statuses,
  });
  if (status === "paid" || isVirtual) return [moneyOnly(notReceived)];
  const withReturn = { applyType: refundApplyTypes.withReturn, cargoStatuses: [received] };
  return status === "shipped"
    ? [moneyOnly(notReceived, received), withReturn]
    : [moneyOnly(received), withReturn];
}

/** Whether this kind of refund is open to the order. */
export const isRefundWay = (order: RefundableOrder, applyType: number, cargoStatus: number): boolean =>
  refundWays(order).some((way) => way.applyType === applyType && way.cargoStatuses.includes(cargoStatus));

/**
 * Whether the buyer has no say in the amount: before dispatch, for the last of an order and for codes everything goes
 * back, and what points or the platform paid for is not bargained over.
 */
export const isRefundAmountFixed = (
  { status, isVirtual }: RefundableOrder,
  { isRest, hasPlatformDiscount }: { isRest: boolean; hasPlatformDiscount: boolean },
): boolean => status === "paid" || isVirtual || isRest || hasPlatformDiscount;
