import type { CouponTicketView } from "../../coupon/CouponTicket/index.ts";

/** A claimed coupon at the checkout. */
export interface CheckoutCouponView extends CouponTicketView {
  /** Id of the claimed coupon. */
  id: string;
  /** Why it cannot be used now; absent: usable. */
  blockedReason?: string;
  /** Who gave it; one coupon of each giver is used. Absent: the platform. */
  giver?: string;
  /** Ids of chosen ones that make way where it is chosen. */
  replaces?: readonly string[];
}
