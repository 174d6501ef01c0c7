export { BuyBox } from "./BuyBox.tsx";
export type { BuyBoxProps } from "./buy-box-props.ts";
export type { BuyChoice } from "./buy-choice.ts";
