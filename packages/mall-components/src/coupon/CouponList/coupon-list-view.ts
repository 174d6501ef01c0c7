import type { CouponState } from "../CouponTicket/CouponAct.tsx";
import type { CouponTicketView } from "../CouponTicket/CouponTicket.tsx";

/** One coupon of a list. */
export interface CouponCardView extends CouponTicketView {
  /** Id of the claimed coupon, or of the one to claim. */
  id: string;
  state: CouponState;
  /** Where it can be used. */
  useHref?: string;
  /** Day it was used, as text. */
  usedAt?: string;
  /** How much of it is claimed, in percent; and how many are left, where those are few. */
  taken?: number;
  left?: number;
}
