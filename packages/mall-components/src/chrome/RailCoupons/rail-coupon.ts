import type { CouponState } from "../../coupon/CouponTicket/CouponAct.tsx";
import type { CouponTicketView } from "../../coupon/CouponTicket/index.ts";

/** One coupon of the drawer. */
export interface RailCoupon extends CouponTicketView {
  /** Id: of the claimed coupon, or of the one to claim. */
  id: string;
  state: CouponState;
  /** Where it can be used; for the person's own. */
  useHref?: string;
}
