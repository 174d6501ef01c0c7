export { CouponTicket, type CouponTicketProps, type CouponTicketView } from "./CouponTicket.tsx";
