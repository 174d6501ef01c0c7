/** What goes back for pieces of an order, exact to the fen and the point (Spec §4, §5). */
import { type Fen, fen, sumFen } from "../money/index.ts";
import { shareOf, splitOver } from "./shares.ts";

export interface PaidLine {
  orderItemId: number;
  quantity: number;
  /** Pieces whose refund succeeded, and those in an open one. */
  refunded: number;
  inRefund: number;
  /** Paid for the whole line, after coupons and points, and its share of these. */
  actualFen: Fen;
  shareFen: Fen;
}

export interface PaidOrder {
  lines: readonly PaidLine[];
  freightFen: Fen;
  /** Of it, what went back or is claimed by an open refund. */
  freightClaimedFen: Fen;
  pointsUsed: number;
}

export interface RefundPart {
  orderItemId: number;
  quantity: number;
  amountFen: Fen;
  points: number;
}

export interface RefundSum {
  parts: RefundPart[];
  goodsFen: Fen;
  /** Goes back with what is left of an order. */
  freightFen: Fen;
  /** Goods and freight: the most that may be asked for. */
  maxFen: Fen;
  points: number;
  /** Whether nothing that was paid for is left beside it and the refunds before it. */
  isRest: boolean;
  /** Whether it completes refunds that were applied for before, which become irrevocable with it. */
  isLast: boolean;
}

/** The next pieces' part of a whole: parts of all pieces add up to it, in whatever steps they are taken. */
const partOf = <Whole extends number>(whole: Whole, quantity: number, from: number, pieces: number): Whole =>
  (shareOf(whole, from + pieces, quantity) - shareOf(whole, from, quantity)) as Whole;

/**
 * Points were taken off the lines in proportion to what was left to pay, and so to what was paid; so are they given back.
 * Where they paid all that coupons had left, by what both took off.
 */
function pointsOfLines({ lines, pointsUsed }: PaidOrder): number[] {
  const isAllReduced = lines.every((line) => line.actualFen === 0);
  return splitOver(
    pointsUsed,
    lines.map((line) => (isAllReduced ? line.shareFen : line.actualFen)),
  );
}

/** Whether money or points were paid for each line. */
export function paidFor(order: PaidOrder): boolean[] {
  const points = pointsOfLines(order);
  return order.lines.map((line, index) => line.actualFen > 0 || (points[index] ?? 0) > 0);
}

/** The sum for so many pieces of each line; a line that is not chosen has none. */
export function refundSum(order: PaidOrder, chosen: ReadonlyMap<number, number>): RefundSum {
  const pointsOf = pointsOfLines(order);
  const paid = paidFor(order);
  const parts = order.lines.flatMap((line, index): RefundPart[] => {
    const quantity = chosen.get(line.orderItemId) ?? 0;
    if (quantity === 0) return [];
    const { orderItemId, refunded, actualFen } = line;
    return [
      {
        orderItemId,
        quantity,
        amountFen: fen(partOf(actualFen, line.quantity, refunded, quantity)),
        points: partOf(pointsOf[index] ?? 0, line.quantity, refunded, quantity),
      },
    ];
  });
  const isRest = order.lines.every(
    (line, index) =>
      !paid[index] || line.refunded + line.inRefund + (chosen.get(line.orderItemId) ?? 0) === line.quantity,
  );
  const goodsFen = sumFen(parts, (part) => part.amountFen);
  const freightFen = isRest ? fen(order.freightFen - order.freightClaimedFen) : fen(0);
  return {
    parts,
    goodsFen,
    freightFen,
    maxFen: fen(goodsFen + freightFen),
    points: parts.reduce((sum, part) => sum + part.points, 0),
    isRest,
    isLast: isRest && order.lines.some((line) => line.refunded + line.inRefund > 0),
  };
}
