export { RefundBlocked, type RefundBlockedProps } from "./RefundBlocked.tsx";
