export { CashierHead, type CashierHeadProps } from "./CashierHead.tsx";
