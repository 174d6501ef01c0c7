export { QuoteLink, type QuoteLinkProps } from "./QuoteLink.tsx";
