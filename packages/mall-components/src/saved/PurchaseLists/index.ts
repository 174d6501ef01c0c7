export type { PurchaseLineResult, PurchaseLineView, PurchaseListView } from "../purchase-list-view.ts";
export { PurchaseLists, type PurchaseListsProps } from "./PurchaseLists.tsx";
