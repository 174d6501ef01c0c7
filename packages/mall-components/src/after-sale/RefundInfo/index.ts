export { RefundInfo, type RefundInfoProps } from "./RefundInfo.tsx";
