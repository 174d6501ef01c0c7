export { BuyBox, type BuyBoxProps } from "./BuyBox.tsx";
export type { BuyChoice } from "./buy-choice.ts";
