import type { BuyChoice } from "@tradehall/mall-components/product/BuyBox";

/** What was chosen in a buy box, as the fields that its form sends without script. */
export const buyFields = ({ intent, skuId, quantity }: BuyChoice) => ({ intent, skuId, count: quantity });
