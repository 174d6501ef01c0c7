export { PurchaseListHead, type PurchaseListHeadProps } from "./PurchaseListHead.tsx";
