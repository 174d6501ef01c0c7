/** Flash sales, group buying and limited-time offers: where one is (Spec §4). */
import { isOneOf } from "../../records/index.ts";
import { type OrderKind, orderKinds } from "../order/order.ts";

export const activityKinds = ["seckill", "grouping", "special"] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Those whose pieces are apart from ordinary stock, and whose orders are of a kind of their own. */
export const ownStockKinds = ["seckill", "grouping"] as const satisfies readonly (ActivityKind & OrderKind)[];
export type OwnStockKind = (typeof ownStockKinds)[number];
export const isOwnStockKind = (kind: string): kind is OwnStockKind => isOneOf(ownStockKinds, kind);

/** Wire numbers of their orders. */
export const ownStockOrderTypes: readonly number[] = ownStockKinds.map((kind) => orderKinds[kind]);

export const activityStatuses = ["notStarted", "inProgress", "ended", "soldOutForNow", "soldOut"] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

export interface ActivityTimes {
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** Pieces left of all its goods. */
  left: number;
  /** Pieces in orders that wait for their payment and may come back; 0 where no one counts them. */
  unpaid?: number;
}

/** Where it is at a moment of the server's clock; sold out only while it runs. */
export function activityStatus(
  { startsAt, endsAt, left, unpaid = 0 }: ActivityTimes,
  now: number,
): ActivityStatus {
  if (now >= endsAt) return "ended";
  if (now < startsAt) return "notStarted";
  if (left > 0) return "inProgress";
  return unpaid > 0 ? "soldOutForNow" : "soldOut";
}
