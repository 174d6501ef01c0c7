export { type FlashSaleGoods, FlashSaleList, type FlashSaleListProps } from "./FlashSaleList.tsx";
