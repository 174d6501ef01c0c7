export { VoucherCodes, type VoucherCodesProps, type VoucherView } from "./VoucherCodes.tsx";
