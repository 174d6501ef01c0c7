export { CheckoutTerms, type CheckoutTermsView } from "./CheckoutTerms.tsx";
