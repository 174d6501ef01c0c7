/** The states of an order and their numbers on the wire (Spec §4). */
import { nameOfNumber } from "../../records/index.ts";

/** Wire numbers of the family; 4 and 8 tell "received, to review" from "reviewed". */
export const orderStatuses = {
  unpaid: 1,
  paid: 2,
  shipped: 3,
  received: 4,
  completed: 5,
  canceled: 6,
  grouping: 7,
  evaluated: 8,
  /** The deposit of a pre-sale is paid, its balance is not (待付尾款). */
  balanceDue: 9,
  /** Above its buyer's limit: an approver of the enterprise has to approve it first (待审批). */
  approval: 10,
} as const;
export type OrderStatus = keyof typeof orderStatuses;
/** A state as a screen has it: `other` is one that only the server knows. */
export type ShownOrderStatus = OrderStatus | "other";

export const orderStatusNumbers = Object.values(orderStatuses);

/** The name of a wire number; undefined for a number that is no order status. */
export const orderStatusName = (number: number): OrderStatus | undefined =>
  nameOfNumber(orderStatuses, number);
