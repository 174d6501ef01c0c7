export { RefundLink, type RefundLinkProps } from "./RefundLink.tsx";
