export { type PriceTier, TierPriceTable, type TierPriceTableProps } from "./TierPriceTable.tsx";
