export { RefundVouchers } from "./RefundVouchers.tsx";
