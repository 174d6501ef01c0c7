export { RefundVouchers, type RefundVouchersProps } from "./RefundVouchers.tsx";
