export { type FlashSaleRound, FlashSaleRounds, type FlashSaleRoundsProps } from "./FlashSaleRounds.tsx";
