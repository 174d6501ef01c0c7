import type { CouponState } from "../CouponTicket/CouponAct.tsx";
import type { CouponTicketView } from "../CouponTicket/CouponTicket.tsx";

/** One coupon of a list. */
export interface CouponCardView extends CouponTicketView {
  /** Id of the claimed coupon, or of the one to claim. */
  id: string;
  /** How it is for its owner, or for who may claim it. */
  state: CouponState;
  /** Where it can be used. */
  useHref?: string;
  /** Day it was used, as text. */
  usedAt?: string;
  /** How much of it is claimed, in percent. */
  taken?: number;
  /** How many are left, where those are few. */
  left?: number;
}
