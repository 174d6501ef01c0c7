export { ShopRow, type ShopRowProps } from "./ShopRow.tsx";
