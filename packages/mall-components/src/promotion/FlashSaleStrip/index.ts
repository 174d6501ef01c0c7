export { type FlashSaleItem, FlashSaleStrip, type FlashSaleStripProps } from "./FlashSaleStrip.tsx";
