export { FlashSaleBar, type FlashSaleBarProps } from "./FlashSaleBar.tsx";
