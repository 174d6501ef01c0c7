export { DepositTerms, type DepositTermsProps } from "./DepositTerms.tsx";
